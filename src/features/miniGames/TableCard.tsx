import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import type { MiniGameTable } from '#domain/bets/miniGame.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { card } from '#src/ui/list/card.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { tableTypeName, tableTypeOf } from '#src/words/lootbox/tableTypes.ts'

import { Countdown } from './Countdown.tsx'
import { Cover } from './Cover.tsx'

const styles = {
  card: css(card, {
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    height: '100%',
    overflow: 'hidden',
    '&:hover': { background: 'var(--surface-3)' },
    '&:has(a:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  }),
  body: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    padding: `10px ${space[3]}px ${space[3]}px`,
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
  // The whole card is its link.
  link: css({
    fontSize: text.s,
    lineHeight: '1.125rem',
    fontWeight: 500,
    color: 'var(--text-1)',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
  }),
  ring: css({ position: 'absolute', top: space[2], insetInlineEnd: space[2] }),
  isNew: css({
    position: 'absolute',
    top: space[2],
    insetInlineStart: space[2],
    height: 20,
    padding: `0 ${space[2]}px`,
    borderRadius: 10,
    background: 'var(--accent)',
    color: 'var(--on-accent)',
    fontSize: text.xs,
    lineHeight: '20px',
    fontWeight: 600,
  }),
}

/** A name without what is written in more than one way: "Fish, prawn, crab" and "Fish Prawn Crab" say the same. */
function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}]/gu, '')
}

/** A table of the lobby, which opens its game: what is played, for how much, and how long its round goes on. */
export function TableCard({ table }: { table: MiniGameTable }) {
  const { i18n } = useLingui()
  const amountOf = useAmount()
  const { tableId, name, isNew, minBet, maxBet } = table
  const type = tableTypeOf(table.type)
  const typeName = type === null ? null : tableTypeName(i18n, type)
  // "Roulette 1" has said it already.
  const isNamed = typeName === null || lettersOf(name).includes(lettersOf(typeName))
  const [least, most] = [amountOf(minBet), amountOf(maxBet)]
  return (
    <article css={styles.card}>
      <Cover type={type} />
      <div css={styles.body}>
        <Link to="/lootbox/$tableId" params={{ tableId: String(tableId) }} css={styles.link}>
          <Name>{name}</Name>
        </Link>
        <span>
          {isNamed ? (
            <Trans context="number of a mini-game's table">Table {tableId}</Trans>
          ) : (
            <Trans context="number of a mini-game's table, and its kind: Cards">
              Table {tableId} · {typeName}
            </Trans>
          )}
        </span>
        <span>
          <Trans context="least and most that can be staked">
            {least} to {most}
          </Trans>
        </span>
      </div>
      {isNew && (
        <span css={styles.isNew}>
          <Trans context="mark of a mini-game">New</Trans>
        </span>
      )}
      <span css={styles.ring}>
        <Countdown size="small" />
      </span>
    </article>
  )
}
