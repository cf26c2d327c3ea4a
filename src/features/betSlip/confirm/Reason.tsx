import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'

import { kinds } from '#domain/bets/kinds.ts'
import type { Settings } from '#machines/session/settings.ts'
import { useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/useAmount.ts'
import { low, text } from '#src/ui/theme/scale.ts'
import { errorText } from '#src/words/errors.ts'
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
  [low]: { fontSize: text.xs },
})

interface ReasonProps {
  readonly slip: Slip
  readonly state: PlaceState
  readonly id: string
  readonly isTyping: boolean
}

/** Why the bet cannot be placed as it stands, or what the member is asked about. */
export function Reason({ slip, state, id, isTyping }: ReasonProps) {
  const said = useReasonText(slip, state)
  const reason = 'reason' in state ? state.reason : null
  const isWrong = reason?.kind === 'stake' && !(isTyping && isMendedByTyping(state))
  return (
    <Heard reason={said === null ? '' : `${said.message} ${said.detail ?? ''}`}>
      <p id={id} css={style} data-wrong={isWrong}>
        {said !== null && <strong>{said.message}</strong>}
        {said?.detail !== null && said !== null && <> {said.detail}</>}
      </p>
    </Heard>
  )
}

function useReasonText(slip: Slip, state: PlaceState): ReasonText | null {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const { settings } = useSession()
  const reason = 'reason' in state ? state.reason : null
  if (reason !== null) return placeReasonText(i18n, reason, limitsOf(slip, reason, settings), amountOf)
  // A refusal that the button itself goes on from: what has changed stands at its leg, and a wait is counted down.
  const isAskedAbout = slip.phase === 'confirmingChanges' || slip.phase === 'tooFast'
  if (!isAskedAbout || slip.refusal === null)
    return slip.undo === null ? null : { message: undoText(i18n, slip.undo), detail: null }
  return { message: errorText(i18n, slip.refusal), detail: nothingTakenText(i18n) }
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
