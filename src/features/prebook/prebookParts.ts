/** What books a selection, and tells what became of booked bets: fetched together, after the stake field. */
export { Offer, Prebook } from './Prebook.tsx'
export { PrebookToasts } from './PrebookToasts.tsx'
