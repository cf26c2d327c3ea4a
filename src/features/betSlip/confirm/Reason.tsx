import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import { kinds } from '#domain/bets/kinds.ts'
import { isBettingBan } from '#domain/session/bettingBan.ts'
import type { Settings } from '#machines/session/settings.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { useRefusalText } from '#src/client/hooks/useRefusalText.ts'
import { useExclusion } from '#src/client/member/useExclusion.ts'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { text } from '#src/ui/theme/scale.ts'
import { exclusionText } from '#src/words/session/care.ts'
import { nothingTakenText } from '#src/words/slip/nothingTaken.ts'
import {
  type PlaceLimits,
  type PlaceReason,
  placeReasonText,
  type ReasonText,
} from '#src/words/slip/placing.ts'

import { useUndone } from '../useUndone.ts'
import type { Slip } from '../view/useSlip.ts'
import { LiveRegion } from './LiveRegion.tsx'
import { isMendedByTyping, type PlaceState } from './placeState.ts'

const style = css({
  margin: 0,
  flex: 1,
  fontSize: text.xs,
  lineHeight: '0.875rem',
  color: 'var(--text-2)',
  textAlign: 'center',
  textWrap: 'pretty',
  '> strong': { fontWeight: 500 },
  '&[data-wrong="true"] > strong': { color: 'var(--danger)' },
})

export interface ReasonProps {
  readonly slip: Slip
  readonly state: PlaceState
  readonly id: string
  readonly isTyping: boolean
  /** A refusal says all there is to say. */
  readonly isSaid: boolean
}

/** Why the bet cannot be placed as it stands, or what the member is asked about. */
export function Reason({ slip, state, id, isTyping, isSaid }: ReasonProps) {
  const barred = useBarredText(slip, state)
  const text = useReasonText(slip, state, barred)
  // Why a member may not bet no refusal says.
  const said = isSaid && barred === null ? null : text
  const reason = 'reason' in state ? state.reason : null
  const atLeg = useRefusalAtLeg(slip)
  const undone = useUndone(slip)
  const replaced = slip.replaced === null ? null : undone
  const heard = [atLeg, said?.message, said?.detail, replaced].filter(Boolean).join(' ')
  const isWrong = reason?.kind === 'stake' && !(isTyping && isMendedByTyping(state))
  return (
    <LiveRegion reason={heard}>
      <p id={id} css={style} data-wrong={isWrong}>
        {said !== null && <strong>{said.message}</strong>}
        {said !== null && said.detail !== null && (
          <>
            {' '}
            <span>{said.detail}</span>
          </>
        )}
      </p>
      <VisuallyHidden>
        {atLeg} {replaced}
      </VisuallyHidden>
    </LiveRegion>
  )
}

/** A refusal that is seen at its leg is heard with the reason. */
function useRefusalAtLeg({ refusal, refusedLeg }: Slip): string {
  const textOf = useRefusalText()
  return refusal === null || refusedLeg === null ? '' : textOf(refusal)
}

/** Why and until when the member is excluded from betting, where that is why a bet cannot be placed [CARE-03]. */
function useBarredText({ refusal }: Slip, state: PlaceState): ReasonText | null {
  const { i18n } = useLingui()
  const format = useFormat()
  const reason = 'reason' in state ? state.reason : null
  const isReason = reason?.kind === 'unavailable' && isBettingBan(reason.code)
  const exclusion = useExclusion(isReason || isBettingBan(refusal?.code ?? null))
  return isReason && exclusion !== null ? exclusionText(i18n, format, exclusion) : null
}

function useReasonText(slip: Slip, state: PlaceState, barred: ReasonText | null): ReasonText | null {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const textOf = useRefusalText()
  const undone = useUndone(slip)
  const { settings } = useSession()
  const isHidden = usePreference('hideBalance')
  const reason = 'reason' in state ? state.reason : null
  const plain =
    reason === null
      ? null
      : placeReasonText(
          i18n,
          reason,
          limitsOf(isHidden ? { ...slip, balance: null } : slip, reason, settings),
          amountOf,
        )
  const why = barred ?? plain
  // A refusal that the button itself goes on from: what has changed stands at its leg, and a wait is counted down.
  const isAskedAbout = slip.phase === 'confirmingChanges' || slip.phase === 'tooFast'
  if (isAskedAbout && slip.refusal !== null) {
    const refused = slip.refusedLeg === null ? textOf(slip.refusal) : null
    return { message: nothingTakenText(i18n, slip.refusal), detail: why?.message ?? refused }
  }
  if (slip.undo === null || undone === null) return why
  // What Undo takes back is next to it, whatever else is said.
  return why === null ? { message: undone, detail: null } : { message: why.message, detail: undone }
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
