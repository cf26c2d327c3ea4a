import { isErrorBody, readErrorBody } from '#src/wire/base/errorBody.ts'
/** What the servers answer to calls. */
import { read, Unreadable } from '#src/wire/base/read.ts'
import * as betCodes from '#src/wire/bets/betCodes.ts'
import * as bets from '#src/wire/bets/bets.ts'
import * as hotMarkets from '#src/wire/boards/hotMarkets.ts'
import * as memberBoards from '#src/wire/boards/memberBoards.ts'
import * as reviews from '#src/wire/boards/reviews.ts'
import * as topWinnings from '#src/wire/boards/topWinnings.ts'
import * as news from '#src/wire/house/news.ts'
import * as texts from '#src/wire/house/texts.ts'
import * as competitions from '#src/wire/lists/competitions.ts'
import * as eventDates from '#src/wire/lists/eventDates.ts'
import * as events from '#src/wire/lists/events.ts'
import * as games from '#src/wire/lists/games.ts'
import * as miniGames from '#src/wire/lootbox/miniGames.ts'
import * as analytics from '#src/wire/match/analytics.ts'
import * as availableAnalytics from '#src/wire/match/availableAnalytics.ts'
import * as inMatchCombo from '#src/wire/match/inMatchCombo.ts'
import * as matchLog from '#src/wire/match/matchLog.ts'
import * as oddsHistory from '#src/wire/match/oddsHistory.ts'
import * as standings from '#src/wire/match/standings.ts'
import * as statistics from '#src/wire/match/statistics.ts'
import * as streams from '#src/wire/match/streams.ts'
import * as accountSettings from '#src/wire/member/accountSettings.ts'
import * as care from '#src/wire/member/care.ts'
import * as member from '#src/wire/member/member.ts'
import * as notifications from '#src/wire/member/notifications.ts'
import * as wallet from '#src/wire/member/wallet.ts'
import * as resultCompetitions from '#src/wire/results/resultCompetitions.ts'
import { maintenance } from '#src/wire/session/maintenance.ts'
import * as settings from '#src/wire/session/settings.ts'
import * as slipTickets from '#src/wire/tickets/slipTickets.ts'
import * as tickets from '#src/wire/tickets/tickets.ts'

import { messages, replies } from '../contract.ts'
import { type Parser, refusing } from '../parser.ts'

/** What the contract's samples of money are in. */
const unit = { code: 'CNY', digits: 2 }
const tell = (): void => {}

/** A row for each reader of a module of `src/wire`: it takes what is named or throws `Unreadable`. */
function rows(
  file: string,
  readers: Readonly<Record<string, readonly [Parser['samples'], (input: unknown) => unknown]>>,
): Parser[] {
  return Object.entries(readers).map(([name, [samples, reader]]) => ({
    file: `src/wire/${file}.ts`,
    name,
    form: 'json',
    samples,
    read: refusing(Unreadable, reader),
  }))
}

/** What a list in a reply has in it. */
function resultsOf(operationId: string): Parser['samples'] {
  const [first, ...others] = replies(operationId).map((reply) =>
    typeof reply === 'object' && reply !== null && !Array.isArray(reply) ? reply.results : [],
  )
  return [first, ...others]
}

export const calls: readonly Parser[] = [
  ...rows('base/errorBody', {
    readErrorBody: [messages('client.yaml', 'Error'), readErrorBody],
    isErrorBody: [messages('client.yaml', 'Error'), isErrorBody],
  }),
  ...rows('bets/bets', {
    readRefusal: [replies('placeSingleBet', '409'), (input) => bets.readRefusal(input, tell)],
    readPlaced: [replies('placeSingleBet', '201'), (input) => bets.readPlaced(input, unit, tell)],
    readLostRace: [replies('cancelPrebooking', '409'), (input) => bets.readLostRace(input, unit, tell)],
    readKeyAnswer: [replies('getBetByUnique'), (input) => bets.readKeyAnswer(input, unit, tell)],
    readBetRange: [replies('getSingleBetRange'), (input) => bets.readBetRange(input, unit)],
    readSystemRanges: [replies('getMixedComboBetRange'), (input) => bets.readSystemRanges(input, unit)],
    readEventComboRange: [replies('getEventComboRange'), (input) => bets.readEventComboRange(input, unit)],
  }),
  ...rows('bets/betCodes', {
    readMadeCode: [replies('makeBetCode', '201'), betCodes.readMadeCode],
    readCodeSelections: [replies('readBetCode'), (input) => betCodes.readCodeSelections(input, tell)],
  }),
  ...rows('boards/hotMarkets', {
    readHotMarkets: [replies('listHotMarkets'), (input) => hotMarkets.readHotMarkets(input, tell)],
    readHotEvents: [replies('listHotEvents'), (input) => hotMarkets.readHotEvents(input, tell)],
  }),
  ...rows('boards/memberBoards', {
    readMemberBoard: [
      replies('listMasterRankings'),
      (input) => memberBoards.readMemberBoard(input, unit, tell),
    ],
  }),
  ...rows('boards/reviews', {
    readReviews: [replies('listReviews'), (input) => reviews.readReviews(input, tell)],
    readReview: [replies('submitReview', '201'), reviews.readReview],
  }),
  ...rows('boards/topWinnings', {
    readTopWinnings: [replies('listTopWinnings'), (input) => topWinnings.readTopWinnings(input, unit, tell)],
  }),
  ...rows('house/news', { readNews: [replies('listNews'), (input) => news.readNews(input, tell)] }),
  ...rows('house/texts', {
    readHouseText: [replies('getRules'), (input) => texts.readHouseText(input, tell)],
  }),
  ...rows('lists/competitions', {
    readCompetitions: [replies('listCompetitions'), (input) => competitions.readCompetitions(input, tell)],
  }),
  ...rows('lists/eventDates', {
    readEventDates: [replies('listEventDates'), (input) => eventDates.readEventDates(input, tell)],
  }),
  ...rows('lists/events', {
    readEventList: [replies('listEvents'), (input) => events.readEventList(input, tell)],
    readEventListHead: [replies('listEvents'), events.readEventListHead],
    readEvents: [
      resultsOf('listEvents'),
      (input) => (Array.isArray(input) ? events.readEvents(input, tell) : null),
    ],
  }),
  ...rows('lists/games', {
    readGames: [replies('listGames'), (input) => games.readGames(input, tell)],
    readTieco: [replies('getTieco'), (input) => games.readTieco(input, tell)],
  }),
  ...rows('lootbox/miniGames', {
    readTables: [replies('listMiniGameTables'), (input) => miniGames.readTables(input, unit, tell)],
    readMiniGameBets: [replies('listMiniGameBets'), (input) => miniGames.readMiniGameBets(input, unit, tell)],
    readMiniGameRounds: [
      replies('listMiniGameResults'),
      (input) => miniGames.readMiniGameRounds(input, tell),
    ],
    readMiniGameGuide: [replies('getMiniGameGuide'), (input) => miniGames.readMiniGameGuide(input, tell)],
  }),
  ...rows('match/analytics', {
    readHeadToHead: [replies('getAnalytics'), (input) => analytics.readHeadToHead(input, tell)],
    readHeroes: [replies('getAnalytics'), (input) => analytics.readHeroes(input, tell)],
    readRecentMatches: [replies('getAnalytics'), (input) => analytics.readRecentMatches(input, tell)],
  }),
  ...rows('match/availableAnalytics', {
    readAvailableAnalytics: [
      replies('listAvailableAnalytics'),
      (input) => availableAnalytics.readAvailableAnalytics(input, tell),
    ],
  }),
  ...rows('match/inMatchCombo', {
    readInMatchCombo: [
      replies('getInMatchCombo'),
      (input) => inMatchCombo.readInMatchCombo(input, 'e-1', tell),
    ],
  }),
  ...rows('match/matchLog', {
    readMatchLog: [replies('getPlayByPlay'), (input) => matchLog.readMatchLog(input, tell)],
  }),
  ...rows('match/oddsHistory', {
    readOddsHistoryHead: [replies('getOddsHistory'), oddsHistory.readOddsHistoryHead],
    readOddsRows: [
      resultsOf('getOddsHistory'),
      (input) => (Array.isArray(input) ? oddsHistory.readOddsRows(input, tell) : null),
    ],
  }),
  ...rows('match/standings', {
    readStandings: [replies('getAnalytics'), (input) => standings.readStandings(input, tell)],
  }),
  ...rows('match/statistics', {
    readMapStats: [messages('client.yaml', 'LiveStats'), (input) => statistics.readMapStats(input, tell)],
    readLiveStats: [replies('getLiveStats'), (input) => statistics.readLiveStats(input, tell)],
  }),
  ...rows('match/streams', {
    readStreams: [replies('listStreams'), (input) => streams.readStreams(input, tell)],
  }),
  ...rows('member/accountSettings', {
    readAccountSettings: [replies('getMemberConfig'), accountSettings.readAccountSettings],
    readNickname: [replies('setNickname'), accountSettings.readNickname],
    readAvatarPage: [replies('listAvatars'), (input) => accountSettings.readAvatarPage(input, tell)],
  }),
  ...rows('member/care', {
    readCareFigures: [replies('getCare'), (input) => care.readCareFigures(input, unit, tell)],
  }),
  ...rows('member/member', {
    readMember: [replies('getMember'), (input) => member.readMember(input, input)],
  }),
  ...rows('member/notifications', {
    readNotificationPage: [
      replies('listNotifications'),
      (input) => notifications.readNotificationPage(input, tell),
    ],
    readNotifications: [
      resultsOf('listNotifications'),
      (input) => (Array.isArray(input) ? notifications.readNotifications(input, tell) : null),
    ],
    readUnreadCount: [replies('markNotificationsRead'), notifications.readUnreadCount],
    readNotificationSettings: [
      replies('getNotificationSettings'),
      (input) => notifications.readNotificationSettings(input, tell),
    ],
  }),
  ...rows('member/wallet', { readWallet: [replies('getWallet'), (input) => wallet.readWallet(input, unit)] }),
  ...rows('results/resultCompetitions', {
    readResultCompetitions: [
      replies('listResultCompetitions'),
      (input) => resultCompetitions.readResultCompetitions(input, tell),
    ],
  }),
  ...rows('session/maintenance', {
    maintenance: [replies('getMaintenance'), (input) => read(maintenance, input, tell)],
  }),
  ...rows('session/settings', {
    readSettings: [replies('checkLaunch'), (input) => settings.readSettings(input, 'partner-token', tell)],
    readLaunch: [replies('launchGame'), (input) => settings.readLaunch(input, null, tell)],
    readFreshToken: [replies('refreshToken'), settings.readFreshToken],
  }),
  ...rows('tickets/slipTickets', {
    readLuckyCombo: [replies('getLuckyCombo'), (input) => slipTickets.readLuckyCombo(input, tell)],
    readBigCombos: [replies('listBigCombos'), (input) => slipTickets.readBigCombos(input, tell)],
  }),
  ...rows('tickets/tickets', {
    readTicketPage: [replies('listTransactions'), (input) => tickets.readTicketPage(input, unit, tell)],
    readEntryPage: [replies('listEntries'), (input) => tickets.readEntryPage(input, unit, tell)],
    readCashOutOffer: [
      [{ amount: '118.75' }, { amount: null }],
      (input) => tickets.readCashOutOffer(input, unit, tell),
    ],
  }),
]
