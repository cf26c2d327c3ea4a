import { Trans, useLingui } from '@lingui/react/macro'

import { figureLabel } from '#domain/market/betType.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import type { PendingChange } from '#machines/betSlip/legs.ts'
import type { Refusal } from '#machines/betSlip/types.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { useRefusalText } from '#src/client/hooks/useRefusalText.ts'
import { changeText } from '#src/words/slip/changes.ts'

/** What has happened to a selection in the contract's words, as its accessible description; empty where nothing has [SLIP-15]. */
export function useLegDescription(change: PendingChange | null, refusal: Refusal | null): string {
  const { i18n, t } = useLingui()
  const textOf = useRefusalText()
  const oddsType = usePreference('oddsType')
  const changed = change === null ? '' : changeText(i18n, change, oddsType)
  const refused = refusal === null ? '' : textOf(refusal)
  if (changed === '' || refused === '') return changed + refused
  return t({ message: `${changed}. ${refused}`, context: 'what happened to a selection, read aloud' })
}

/** The same where it is read, with what was agreed to before. */
export function LegChange({ change }: { change: PendingChange }) {
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  return (
    <>
      {changeText(i18n, change, oddsType)}
      {change.kind !== 'locked' && (
        <>
          {' '}
          <Before change={change} />
        </>
      )}
    </>
  )
}

function Before({ change: { kind, leg, quote } }: { change: PendingChange }) {
  const oddsType = usePreference('oddsType')
  const agreed = formatOdds({ euro: leg.euroOdds }, oddsType)
  const odds = formatOdds(quote.price, oddsType)
  const figure = figureLabel(leg.betType, leg)
  if (kind === 'handicap' && figure !== null)
    return (
      <Trans>
        @ {odds}. Was {figure} @ {agreed}
      </Trans>
    )
  return <Trans>Was {agreed}</Trans>
}
