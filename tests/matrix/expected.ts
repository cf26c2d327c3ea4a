import type { Fault } from './faults.ts'

/** What the client does where a call meets a fault. */
export interface Expected {
  /** How often it makes the call. */
  readonly tries: number
  /** How often the server gets it. */
  readonly handled: number
  /** What is told: `answer`, or the kind of failure (`machines/failure.ts`) that words are chosen by; of a bet, its outcome. */
  readonly told: string
  /** Whether the session goes on. */
  readonly session: 'goesOn' | 'ended' | 'forbidden'
}

type Row = readonly [tries: number, handled: number, told: string, session?: Expected['session']]
type Rows = Readonly<Record<Fault, Row>>

/** Asked again twice while no answer comes, each time as if nothing had been asked; what was shown before stays. */
const read: Rows = {
  dropRequest: [3, 0, 'unreachable'],
  dropReply: [3, 3, 'unreachable'],
  delay: [1, 1, 'answer'],
  '500': [3, 0, 'broken'],
  '502': [3, 0, 'broken'],
  '503': [3, 0, 'broken'],
  '401': [1, 0, 'unauthorized', 'ended'],
  '403': [1, 0, 'forbidden', 'forbidden'],
  garbage: [1, 1, 'unreadable'],
  truncated: [3, 3, 'unreachable'],
  duplicate: [1, 2, 'answer'],
  reordered: [1, 1, 'answer'],
  halfOpen: [3, 0, 'timedOut'],
}

/** Made once, and told: whether it is made again is the member's to say. */
const once: Rows = {
  ...read,
  dropRequest: [1, 0, 'unreachable'],
  dropReply: [1, 1, 'unreachable'],
  '500': [1, 0, 'broken'],
  '502': [1, 0, 'broken'],
  '503': [1, 0, 'broken'],
  truncated: [1, 1, 'unreachable'],
  halfOpen: [1, 0, 'timedOut'],
}

/** Without a session, of which a refusal says nothing. */
function openOf(rows: Rows): Rows {
  return { ...rows, '401': [1, 0, 'unauthorized'], '403': [1, 0, 'forbidden'] }
}

/** Never fails: any answer but a good one is a server that does not serve. */
const health: Rows = {
  ...once,
  dropRequest: [1, 0, 'unhealthy'],
  dropReply: [1, 1, 'unhealthy'],
  '500': [1, 0, 'unhealthy'],
  '502': [1, 0, 'unhealthy'],
  '503': [1, 0, 'unhealthy'],
  '401': [1, 0, 'unhealthy'],
  '403': [1, 0, 'unhealthy'],
  garbage: [1, 1, 'unhealthy'],
  truncated: [1, 1, 'unhealthy'],
  halfOpen: [1, 0, 'unhealthy'],
}

/** A file that the page can do without: what it has already stands in for it. */
const file: Rows = {
  dropRequest: [1, 0, 'standIn'],
  dropReply: [1, 1, 'standIn'],
  delay: [1, 1, 'answer'],
  '500': [1, 0, 'standIn'],
  '502': [1, 0, 'standIn'],
  '503': [1, 0, 'standIn'],
  '401': [1, 0, 'standIn'],
  '403': [1, 0, 'standIn'],
  garbage: [1, 1, 'standIn'],
  truncated: [1, 1, 'standIn'],
  duplicate: [1, 2, 'answer'],
  reordered: [1, 1, 'answer'],
  halfOpen: [1, 0, 'standIn'],
}

/**
 * A bet, which meets the fault once: sent once, asked about by its key, and sent again to the letter only where the server
 * says that it has not seen it. In the end it is placed, once.
 */
const bet: Rows = {
  dropRequest: [2, 1, 'placed'],
  dropReply: [1, 1, 'placed'],
  delay: [1, 1, 'placed'],
  '500': [2, 1, 'placed'],
  '502': [2, 1, 'placed'],
  '503': [2, 1, 'placed'],
  '401': [2, 1, 'placed', 'ended'],
  '403': [2, 1, 'placed', 'forbidden'],
  garbage: [1, 1, 'placed'],
  truncated: [1, 1, 'placed'],
  duplicate: [1, 2, 'placed'],
  reordered: [1, 1, 'placed'],
  halfOpen: [2, 1, 'placed'],
}

/** The question what became of a bet, which meets the fault once: asked again until there is an answer. */
const question: Rows = {
  dropRequest: [2, 1, 'placed'],
  dropReply: [2, 2, 'placed'],
  delay: [1, 1, 'placed'],
  '500': [2, 1, 'placed'],
  '502': [2, 1, 'placed'],
  '503': [2, 1, 'placed'],
  '401': [2, 1, 'placed', 'ended'],
  '403': [2, 1, 'placed', 'forbidden'],
  garbage: [2, 2, 'placed'],
  truncated: [2, 2, 'placed'],
  duplicate: [1, 2, 'placed'],
  reordered: [1, 1, 'placed'],
  halfOpen: [2, 1, 'placed'],
}

/** The kinds of calls, by what the client does where they fail. */
export const ways = {
  read,
  openRead: openOf(read),
  once,
  openOnce: openOf(once),
  health,
  file,
  bet,
  question,
} satisfies Record<string, Rows>
export type Way = keyof typeof ways

/** What becomes of each call of the contract, whatever it meets: which of the kinds it is. */
export const wayOf: Readonly<Record<string, Way>> = {
  launchGame: 'openOnce',
  checkLaunch: 'openOnce',
  refreshToken: 'openOnce',
  getMember: 'once',
  getMemberConfig: 'once',
  updateMemberConfig: 'once',
  listAvatars: 'read',
  setNickname: 'once',
  getWallet: 'read',
  getCare: 'read',
  listNotifications: 'read',
  markNotificationsRead: 'once',
  getNotificationSettings: 'read',
  setNotificationSettings: 'once',
  listNews: 'read',
  listGames: 'read',
  getTieco: 'read',
  listEvents: 'read',
  listCompetitions: 'read',
  listFeaturedEvents: 'read',
  listFavouriteEvents: 'read',
  getOddsHistory: 'read',
  listEventDates: 'read',
  getInMatchCombo: 'read',
  getLiveStats: 'read',
  listStreams: 'read',
  setFavourite: 'once',
  listResults: 'read',
  listResultCompetitions: 'read',
  listTransactions: 'read',
  listEntries: 'read',
  getSingleBetRange: 'once',
  getComboBetRange: 'once',
  getMixedComboBetRange: 'once',
  getEventComboRange: 'once',
  placeSingleBet: 'bet',
  placeComboBet: 'bet',
  placeEventCombo: 'bet',
  placeMixedComboBet: 'bet',
  getBetByUnique: 'question',
  makeBetCode: 'once',
  readBetCode: 'once',
  getLuckyCombo: 'once',
  bookBet: 'bet',
  cancelPrebooking: 'once',
  cashOut: 'once',
  getAnalytics: 'read',
  listAvailableAnalytics: 'read',
  getPlayByPlay: 'read',
  listHotMarkets: 'read',
  listHotEvents: 'read',
  listWinRates: 'read',
  listTurnovers: 'read',
  listBigCombos: 'read',
  listMasterRankings: 'read',
  listTopWinnings: 'read',
  listReviews: 'read',
  submitReview: 'once',
  listMiniGameTables: 'read',
  listMiniGameBets: 'read',
  listMiniGameResults: 'read',
  getMiniGameGuide: 'read',
  checkHealth: 'health',
  recordHealth: 'openOnce',
  getMaintenance: 'openOnce',
  getTheme: 'file',
  getOperators: 'file',
  getRules: 'openRead',
  getPrebookGuide: 'openRead',
  getPayoutGuide: 'openRead',
}

/** What is another thing for one call than for the others of its kind. */
const except: Readonly<Record<string, Partial<Rows>>> = {
  // 409: the status alone says that it is taken.
  setNickname: { garbage: [1, 1, 'refused'] },
  // 404: the status alone says that there is no log.
  getPlayByPlay: { garbage: [1, 1, 'answer'] },
  // Nothing of its reply is read.
  recordHealth: { garbage: [1, 1, 'answer'] },
  // The mini-games have a door of their own: the session is not judged by it.
  listMiniGameTables: { '401': [1, 0, 'unauthorized'] },
}

/** Calls of the contract that the client does not make, and why. */
export const notMade: Readonly<Record<string, string>> = {
  getMarket: 'A market comes with its event.',
}

/** What is expected of a call that meets a fault. @throws Error where nothing is written of it */
export function expectedOf(operation: string, fault: Fault): Expected {
  const way = wayOf[operation]
  if (way === undefined) throw new Error(`Nothing is written of ${operation}.`)
  const [tries, handled, told, session = 'goesOn'] = except[operation]?.[fault] ?? ways[way][fault]
  return { tries, handled, told, session }
}

/** What the client does where the opening of a channel, or what comes over it, meets a fault once. */
export interface ExpectedOfChannel {
  /** How often it opens the channel. */
  readonly tries: number
  /** How often the server opens it. */
  readonly handled: number
  /** How often it asks for a fresh token, because a cut line and a refused token look alike. */
  readonly refreshes: number
  /** Whether the member reads meanwhile that what is shown is not up to date, because there is no connection. */
  readonly isToldCut: boolean
  /** Messages that are dropped because they cannot be read, and counted [LIVE-13]. */
  readonly malformed: number
}

type ChannelRow = readonly [
  tries: number,
  handled: number,
  refreshes: number,
  isToldCut: boolean,
  malformed: number,
]

/** In the end each channel is live, and what it tells is the newest, once. */
const channel: Readonly<Record<Fault, ChannelRow>> = {
  dropRequest: [2, 1, 1, true, 0],
  dropReply: [2, 2, 1, true, 0],
  delay: [1, 1, 0, false, 0],
  '500': [2, 1, 1, true, 0],
  '502': [2, 1, 1, true, 0],
  '503': [2, 1, 1, true, 0],
  '401': [2, 1, 1, true, 0],
  '403': [2, 1, 1, true, 0],
  garbage: [1, 1, 0, false, 1],
  truncated: [2, 2, 1, true, 0],
  duplicate: [1, 1, 0, false, 0],
  reordered: [1, 1, 0, false, 0],
  // It looks open and says nothing, not even when it is asked.
  halfOpen: [2, 2, 0, true, 0],
}

/** The channels of the contract, all of which go the same way. */
export const channels = {
  events: channel,
  event: channel,
  notifications: channel,
} satisfies Record<string, Readonly<Record<Fault, ChannelRow>>>
export type ChannelName = keyof typeof channels

export function expectedOfChannel(name: ChannelName, fault: Fault): ExpectedOfChannel {
  const [tries, handled, refreshes, isToldCut, malformed] = channels[name][fault]
  return { tries, handled, refreshes, isToldCut, malformed }
}
