import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { figureLabel } from '#domain/betType.ts'
import { formatOdds } from '#domain/odds.ts'
import type { PendingChange } from '#machines/betSlip/legs.ts'
import type { Refusal } from '#machines/betSlip/types.ts'
import { usePreference } from '#src/client/usePreference.ts'
import { useRefusalText } from '#src/client/useRefusalText.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { changeText } from '#src/words/changes.ts'

const styles = {
  change: css({
    position: 'absolute',
    insetInline: space[1],
    bottom: space[1],
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    padding: '8px 8px 8px 12px',
    borderRadius: radius.s,
    background: 'var(--warning-surface)',
    color: 'var(--text-1)',
    fontVariantNumeric: 'tabular-nums',
  }),
  refusal: css({ background: 'var(--danger-surface)', fontWeight: 600 }),
  before: css({ display: 'block', color: 'var(--text-2)', fontSize: text.s }),
}

/** What a leg's terms are now, where the member has not agreed to them, over its facts: it moves nothing [SLIP-15]. */
export function LegChange({
  change,
  refusal,
  choice,
}: {
  change: PendingChange
  refusal: Refusal | null
  choice: ReactNode
}) {
  const { i18n } = useLingui()
  const textOf = useRefusalText()
  const oddsType = usePreference('oddsType')
  return (
    <div css={styles.change}>
      <span>
        {changeText(i18n, change, oddsType)}
        {refusal !== null && <span css={styles.before}>{textOf(refusal)}</span>}
        {change.kind !== 'locked' && refusal === null && (
          <span css={styles.before}>
            <Before change={change} />
          </span>
        )}
      </span>
      {choice}
    </div>
  )
}

/** Why the whole bet was refused, at the leg that it was for [SLIP-19]. */
export function LegRefusal({ refusal, choice }: { refusal: Refusal; choice: ReactNode }) {
  const textOf = useRefusalText()
  return (
    <div css={[styles.change, styles.refusal]}>
      <span>{textOf(refusal)}</span>
      {choice}
    </div>
  )
}

/** A bet was pressed and asked about, and its terms are those agreed to again: it is still only placed by a press. */
export function TermsStandAgain({ choice }: { choice: ReactNode }) {
  return (
    <div css={styles.change}>
      <span>
        <Trans>What you chose is on offer again.</Trans>
      </span>
      {choice}
    </div>
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
        at {odds}. You chose {figure} at {agreed}
      </Trans>
    )
  return <Trans>You chose {agreed}</Trans>
}
