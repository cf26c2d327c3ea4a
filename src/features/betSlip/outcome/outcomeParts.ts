/** What is said of a press once it is answered: fetched together, after the stake field, before a stake is there. */
export { UnseenOutcome } from '../UnseenOutcome.tsx'
export { EarlierNote } from './EarlierNote.tsx'
export { SeenOutcome } from './SeenOutcome.tsx'
export { SeenRefusal } from './SeenRefusal.tsx'
