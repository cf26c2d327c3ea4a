/** What an empty slip does without: fetched together, so that a bet that is under way never waits for code. */
export { Outcome } from '#src/features/betSlip/outcome/Outcome.tsx'
export { SlipForm } from '#src/features/betSlip/SlipForm.tsx'
