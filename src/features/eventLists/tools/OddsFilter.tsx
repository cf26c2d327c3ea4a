import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { luckyBounds } from '#domain/bets/luckyCombo.ts'
import { compareEuro, formatOdds } from '#domain/odds/odds.ts'
import { type OddsRange, readOddsRange, writeOddsRange } from '#domain/odds/oddsRange.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Select } from '#src/ui/controls/Select.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { space } from '#src/ui/theme/scale.ts'

const styles = {
  form: css({
    display: 'grid',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px ${space[4]}px`,
  }),
  set: css({ color: 'var(--accent)' }),
}

/** Stands for no bound. */
const any = ''

interface OddsFilterProps {
  /** The bounds that the address has. */
  odds: string | undefined
  onChange: (odds: string | undefined) => void
}

/** Between which odds a match of the list has a selection: a button that says so, and opens the bounds [ROUTE-11]. */
export function OddsFilter({ odds, onChange }: OddsFilterProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const oddsType = usePreference('oddsType')
  const label = useRangeLabel(readOddsRange(odds ?? ''), (euro) => formatOdds({ euro }, oddsType))
  return (
    <>
      <IconButton
        css={odds !== undefined && styles.set}
        icon="chart"
        label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Overlay
        kind="modal"
        title={t`Odds of a match's selections`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <div css={styles.form}>
          <OddsBounds odds={odds} onChange={onChange} />
          <Button aria-disabled={odds === undefined} onClick={() => onChange(undefined)}>
            <Trans>Show all odds</Trans>
          </Button>
        </div>
      </Overlay>
    </>
  )
}

/** The two bounds, each from a menu, in the member's odds type; one never crosses the other. */
export function OddsBounds({ odds, onChange }: OddsFilterProps) {
  const { t } = useLingui()
  const oddsType = usePreference('oddsType')
  const { from, to } = readOddsRange(odds ?? '')
  const change = (bound: Partial<OddsRange>): void => onChange(writeOddsRange({ from, to, ...bound }))
  const bounds = (chosen: string | null, isOffered: (euro: string) => boolean) => {
    const known = chosen === null || luckyBounds.includes(chosen) ? luckyBounds : [...luckyBounds, chosen]
    return [
      { value: any, label: t({ message: 'Any odds', context: 'filter of odds: no limit' }) },
      ...known
        .toSorted(compareEuro)
        .filter(isOffered)
        .map((euro) => ({ value: euro, label: formatOdds({ euro }, oddsType) })),
    ]
  }
  return (
    <>
      <Select
        label={t({ message: 'Min odds', context: 'filter of odds: lower limit' })}
        value={from ?? any}
        options={bounds(from, (euro) => to === null || compareEuro(euro, to) <= 0)}
        onChange={(value) => change({ from: value === any ? null : value })}
      />
      <Select
        label={t({ message: 'Max odds', context: 'filter of odds: upper limit' })}
        value={to ?? any}
        options={bounds(to, (euro) => from === null || compareEuro(euro, from) >= 0)}
        onChange={(value) => change({ to: value === any ? null : value })}
      />
    </>
  )
}

/** What the button says. @param written odds in the member's type */
function useRangeLabel({ from, to }: OddsRange, written: (euro: string) => string): string {
  const { t } = useLingui()
  const [least, most] = [from && written(from), to && written(to)]
  if (least !== null && most !== null) return t`Odds: ${least} to ${most}`
  if (least !== null) return t`Odds: from ${least}`
  return most === null ? t`Odds: all` : t`Odds: up to ${most}`
}
