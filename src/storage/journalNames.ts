/** What the names of confirmations without an answer begin with, each followed by its key. */
export const journalPrefix = 'journal.'
