/** What is seen of the slip: fetched together with the slip itself, so that a bet that is under way never waits for code. */
export { Slip } from './Slip.tsx'
export { SlipAnnouncer } from './SlipAnnouncer.tsx'
export { SlipOutcome } from './SlipOutcome.tsx'
