import { useRef } from 'react'

import { useIsSlipThere } from '#src/features/selection/slipActor.ts'
import { loadSoonTexts } from '#src/i18n/activate.ts'
import { deferredPart, optionalPart } from '#src/i18n/deferredPart.tsx'

import { SlipSkeleton } from './SlipSkeleton.tsx'
import { useFocusUntilStake } from './stakeFocus.ts'

const contents = () => import('./slipContents.ts')
const waiting = <ComingSlip />

/** Has the focus that is asked for the slip until that comes, unless the member goes elsewhere before. */
function ComingSlip() {
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} tabIndex={-1} {...useFocusUntilStake(root, true)}>
      <SlipSkeleton />
    </div>
  )
}

const LoadedSlip = deferredPart(async () => (await contents()).Slip, waiting, loadSoonTexts)
const LoadedAnnouncer = optionalPart(async () => (await contents()).SlipAnnouncer, null, loadSoonTexts)
// No page that shows it can do without: where its code does not come the member is told, and not left to guess.
const LoadedOutcome = deferredPart(async () => (await contents()).SlipOutcome, null, loadSoonTexts)

/** The slip itself, once its code is there. */
export function Slip({ hasKeypad }: { hasKeypad: boolean }) {
  return useIsSlipThere() ? <LoadedSlip hasKeypad={hasKeypad} /> : waiting
}

/** Says what came into the slip and what left it, once its code is there. */
export function SlipAnnouncer({ isSlipShown }: { isSlipShown: boolean }) {
  return useIsSlipThere() ? <LoadedAnnouncer isSlipShown={isSlipShown} /> : null
}

/** What became of the bet, once the slip's code is there. */
export function SlipOutcome() {
  return useIsSlipThere() ? <LoadedOutcome /> : null
}

/** Fetches what is seen of the slip, and then what it shows later. */
export async function loadSlipParts(): Promise<void> {
  await Promise.all([LoadedSlip.load(), LoadedAnnouncer.load(), LoadedOutcome.load()])
  await (await contents()).loadLaterParts()
}
