import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import { kinds } from '#domain/bets/kinds.ts'
import type { Settings } from '#machines/session/settings.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/useAmount.ts'
import { useRefusalText } from '#src/client/useRefusalText.ts'
import { low, text } from '#src/ui/theme/scale.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { nothingTakenText } from '#src/words/outcomes.ts'
import {
  type PlaceLimits,
  type PlaceReason,
  placeReasonText,
  type ReasonText,
  undoText,
} from '#src/words/placing.ts'

import type { Slip } from '../useSlip.ts'
import { Heard } from './Heard.tsx'
import { isMendedByTyping, type PlaceState } from './placeState.ts'

const style = css({
  margin: 0,
  flex: 1,
  fontSize: text.s,
  color: 'var(--text-2)',
  textWrap: 'pretty',
  '&[data-wrong="true"] > strong': { color: 'var(--danger)' },
  // What it stands among is covered by a refusal, and what follows from it is not.
  '&[data-below="true"]': { visibility: 'visible', alignSelf: 'end', fontSize: text.xs, lineHeight: 1.25 },
  [low]: { fontSize: text.xs },
})

export interface ReasonProps {
  readonly slip: Slip
  readonly state: PlaceState
  readonly id: string
  readonly isTyping: boolean
  /** What stands over it: a refusal leaves it a line, or says all there is to say. */
  readonly above: 'nothing' | 'refusal' | 'all'
}

/** Why the bet cannot be placed as it stands, or what the member is asked about. */
export function Reason({ slip, state, id, isTyping, above }: ReasonProps) {
  const text = useReasonText(slip, state)
  const said = above === 'all' ? null : text
  const isBelow = above === 'refusal'
  const reason = 'reason' in state ? state.reason : null
  const atLeg = useRefusalAtLeg(slip)
  const heard = [atLeg, said?.message, said?.detail].filter(Boolean).join(' ')
  const isWrong = reason?.kind === 'stake' && !(isTyping && isMendedByTyping(state))
  return (
    <Heard reason={heard}>
      <p id={id} css={style} data-wrong={isWrong} data-below={isBelow}>
        {said !== null && <strong>{said.message}</strong>}
        {said?.detail !== null && said !== null && !isBelow && <> {said.detail}</>}
      </p>
      <VisuallyHidden>{atLeg}</VisuallyHidden>
    </Heard>
  )
}

/** A refusal that is seen at its leg is heard with the reason. */
function useRefusalAtLeg({ refusal, refusedLeg }: Slip): string {
  const textOf = useRefusalText()
  return refusal === null || refusedLeg === null ? '' : textOf(refusal)
}

function useReasonText(slip: Slip, state: PlaceState): ReasonText | null {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const textOf = useRefusalText()
  const { settings } = useSession()
  const reason = 'reason' in state ? state.reason : null
  const why =
    reason === null ? null : placeReasonText(i18n, reason, limitsOf(slip, reason, settings), amountOf)
  // A refusal that the button itself goes on from: what has changed stands at its leg, and a wait is counted down.
  const isAskedAbout = slip.phase === 'confirmingChanges' || slip.phase === 'tooFast'
  if (isAskedAbout && slip.refusal !== null)
    return slip.refusedLeg === null
      ? { message: textOf(slip.refusal), detail: why?.message ?? nothingTakenText(i18n, slip.refusal) }
      : { message: nothingTakenText(i18n, slip.refusal), detail: why?.message ?? null }
  return why ?? (slip.undo === null ? null : { message: undoText(i18n, slip.undo), detail: null })
}

/** What the reason is measured by. */
function limitsOf(slip: Slip, reason: PlaceReason, settings: Settings): PlaceLimits {
  const { kind, legIds, stakes, limits, balance } = slip
  const meant = reason.kind === 'stake' ? reason.slot : null
  const stake = stakes.find(({ slot }) => slot === meant) ?? stakes[0]
  return {
    kind,
    legs: legIds.length,
    range: stake?.allowed ?? null,
    balance,
    maxPayout: limits?.maxPayout ?? settings[kinds[kind].payoutLimit],
    minBetAmount: settings.minBetAmount,
  }
}
