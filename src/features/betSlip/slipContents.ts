/** What an empty slip does without: fetched together, so that a bet that is under way never waits for code. */
export { Outcome } from './outcome/Outcome.tsx'
export { SlipForm } from './SlipForm.tsx'
