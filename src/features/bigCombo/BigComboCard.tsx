import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { formatOdds } from '#domain/odds.ts'
import { isBettable } from '#domain/status.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/useFormat.ts'
import {
  followCombination,
  useHeldBigCombo,
  useIsSlipLocked,
} from '#src/features/selection/followCombination.ts'
import { Button } from '#src/ui/Button.tsx'
import { Name } from '#src/ui/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { BigCombo } from '#src/wire/slipTickets.ts'

import { BigComboLeg } from './BigComboLeg.tsx'

const styles = {
  card: css({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: space[3],
    padding: space[3],
    borderRadius: radius.m,
    border: '1px solid var(--border)',
    background: 'var(--surface-2)',
  }),
  head: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    '> h3': { fontSize: text.l, color: 'var(--text-1)', overflowWrap: 'anywhere' },
  }),
  facts: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)', fontVariantNumeric: 'tabular-nums' }),
  total: css({
    gridRow: '1 / span 2',
    gridColumn: 2,
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'end',
    margin: 0,
    '> dt': { order: 1, fontSize: text.xs, color: 'var(--text-2)' },
    '> dd': {
      margin: 0,
      fontSize: text.xl,
      fontWeight: 700,
      lineHeight: 1.2,
      color: 'var(--text-1)',
      fontVariantNumeric: 'tabular-nums',
    },
  }),
  legs: css({ display: 'grid', alignContent: 'start', margin: 0, padding: 0, listStyle: 'none' }),
  foot: css({ display: 'grid', gap: space[1] }),
  why: css({
    minHeight: '1lh',
    margin: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    textAlign: 'center',
  }),
}

interface BigComboCardProps {
  readonly combo: BigCombo
  readonly onFollowed: () => void
}

/** One combination that is put forward, and the button that follows it into the slip [SLIP-13] [SLIP-23]. */
export function BigComboCard({ combo, onFollowed }: BigComboCardProps) {
  const format = useFormat()
  const headId = useId()
  const firstStart = Math.min(...combo.legs.map(({ startUtc }) => startUtc))
  return (
    <article css={styles.card} aria-labelledby={headId}>
      <div css={styles.head}>
        <h3 id={headId}>
          <Name lines={2}>{combo.name}</Name>
        </h3>
        <p css={styles.facts}>
          <Trans>First start {format.kickOff(firstStart)}</Trans>
          <br />
          <Plural
            value={combo.memberCount}
            _0="Nobody has placed it yet"
            one="# member has placed it"
            other="# members have placed it"
          />
        </p>
        <dl css={styles.total}>
          <dt>
            <Trans>Total odds</Trans>
          </dt>
          <dd>{formatOdds({ euro: combo.totalOdds }, 'euro')}</dd>
        </dl>
      </div>
      <ul css={styles.legs}>
        {combo.legs.map((leg) => (
          <BigComboLeg key={leg.marketId} leg={leg} />
        ))}
      </ul>
      <Follow combo={combo} onFollowed={onFollowed} />
    </article>
  )
}

function Follow({ combo: { id, name, legs }, onFollowed }: BigComboCardProps) {
  const { t } = useLingui()
  const client = useClient()
  const whyId = useId()
  const isHeld = useHeldBigCombo() === id
  const isBusy = useIsSlipLocked()
  const isShut = legs.some(({ status }) => !isBettable(status))
  const canFollow = !isHeld && !isBusy && !isShut
  const follow = (): void => {
    if (canFollow) followCombination(client, { kind: 'bigCombo', legs: legs, bigComboId: id })
    if (canFollow || isHeld) onFollowed()
  }
  return (
    <div css={styles.foot}>
      <p id={whyId} css={styles.why} aria-live="polite">
        {isHeld ? (
          <Trans>In your bet slip</Trans>
        ) : isShut ? (
          <Trans>One of its selections cannot be bet right now.</Trans>
        ) : (
          isBusy && <Trans>Your last bet is still on its way.</Trans>
        )}
      </p>
      <Button
        variant={isHeld ? 'secondary' : 'primary'}
        isLarge
        isWide
        aria-label={isHeld ? t`Show in the bet slip: ${name}` : t`Follow: ${name}`}
        aria-disabled={!canFollow && !isHeld}
        aria-describedby={whyId}
        onClick={follow}
      >
        {isHeld ? <Trans>Show in the bet slip</Trans> : <Trans>Follow</Trans>}
      </Button>
    </div>
  )
}
