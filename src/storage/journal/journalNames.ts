/** What the names of confirmations without an answer begin with, each followed by its key. */
export const journalPrefix = 'journal.'

/** What the names of cancellations without an answer begin with, each followed by its ticket's number. */
export const cancellationPrefix = 'cancellation.'

/** What the names of presses to cash out begin with whose outcome was not told, each followed by its ticket's number. */
export const cashOutPrefix = 'cashOut.'

/** The fact that says which confirmations have their answer: each answer rewrites it. */
export const closedKeysName = 'closedKeys'

/** The fact that says which answers the member was told. */
export const toldKeysName = 'toldKeys'
