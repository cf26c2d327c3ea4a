/** What the names of confirmations without an answer begin with, each followed by its key. */
export const journalPrefix = 'journal.'

/** The fact that says which confirmations have their answer: each answer writes it anew. */
export const closedKeysName = 'closedKeys'
