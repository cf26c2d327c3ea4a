import type { ActivityName } from './activities.ts'

/** What a member is told while something is broken, by what they are doing; null where there is nothing to tell. */
export type Told = Readonly<Record<ActivityName, string | RegExp | null>>

/** All goes on as ever. */
export const calm: Told = {
  launch: null,
  list: null,
  event: null,
  slip: null,
  placing: null,
  prebooking: null,
  history: null,
}

const failed: Told = {
  launch: "Couldn't log you in",
  list: "Couldn't load the events",
  event: "Couldn't load this event",
  slip: "Couldn't load the betting limits.",
  placing: 'Checking your bet',
  prebooking: 'Checking your prebooked bet',
  history: "Couldn't load your bets",
}

/** The server says no, and not why. */
export const refused: Told = failed

/** The server is there, and has trouble. */
export const notAnswered: Told = { ...failed, launch: 'No reply yet' }

/** A call or its reply is cut: what is not about money is requested again automatically before anything is said. */
export const callsFail: Told = {
  ...notAnswered,
  launch: 'The server cannot be reached. Please try again.',
  placing: null,
  prebooking: null,
}

/** Nothing comes, and nothing fails. */
export const late: Told = {
  launch: 'Logging you in',
  list: 'This is taking longer than usual.',
  event: 'This is taking longer than usual.',
  slip: null,
  placing: 'Checking your bet',
  prebooking: 'Checking your prebooked bet',
  history: 'This is taking longer than usual.',
}

/** Where no server is left either, that is said of both. */
const notCurrent = /Odds aren't updating|We can't reach our servers/

/** The live lines are gone. */
export const cut: Told = {
  launch: notCurrent,
  list: notCurrent,
  event: notCurrent,
  slip: 'These odds may not be up to date.',
  placing: 'These odds may not be up to date.',
  prebooking: 'These odds may not be up to date.',
  history: notCurrent,
}

function everywhere(text: string): Told {
  return {
    launch: text,
    list: text,
    event: text,
    slip: text,
    placing: text,
    prebooking: text,
    history: text,
  }
}

/** The session is over. */
export const expired: Told = everywhere('Your token has expired. Please exit and launch again.')

/** The member may not be here. */
export const forbidden: Told = {
  ...everywhere('You are not authorized to view this page'),
  launch: "Couldn't log you in",
}

export const blocked: Told = everywhere('If you are using Safari, please turn on cookie')
