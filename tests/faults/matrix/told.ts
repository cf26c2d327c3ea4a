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
  launch: 'You could not be signed in',
  list: 'The events could not be loaded',
  event: 'This event could not be loaded',
  slip: 'The betting limits could not be loaded.',
  placing: 'Checking your bet',
  prebooking: 'Checking your booking',
  history: 'Your tickets could not be loaded',
}

/** The server says no, and not why. */
export const refused: Told = failed

/** The server is there, and has trouble. */
export const notAnswered: Told = { ...failed, launch: 'No answer yet' }

/** A call is cut, or its reply: what is not about money is asked for again by itself before anything is said. */
export const callsFail: Told = {
  ...notAnswered,
  launch: 'The server cannot be reached. Please try again.',
  placing: null,
  prebooking: null,
}

/** Nothing comes, and nothing fails. */
export const late: Told = {
  launch: 'Signing you in',
  list: 'This is taking longer than usual.',
  event: 'This is taking longer than usual.',
  slip: null,
  placing: 'Checking your bet',
  prebooking: 'Checking your booking',
  history: 'This is taking longer than usual.',
}

/** Where no server is left either, that is said of both. */
const notCurrent = /Prices are not current|Our servers cannot be reached/

/** The live lines are gone. */
export const cut: Told = {
  launch: notCurrent,
  list: notCurrent,
  event: notCurrent,
  slip: 'This price may be out of date.',
  placing: 'This price may be out of date.',
  prebooking: 'This price may be out of date.',
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
  launch: 'You could not be signed in',
}

export const blocked: Told = everywhere('If you are using Safari, please turn on cookie')
