import { css } from '@emotion/react'
import { Plural, Trans } from '@lingui/react/macro'

import { figureLabel } from '#domain/market/betType.ts'
import { add, type Money } from '#domain/money/money.ts'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { useSlipPanel } from '#src/features/betSlip/panel.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { type BetHere, useMyBets } from './useMyBets.ts'

const styles = {
  card: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: space[1],
    padding: 10,
    background: 'var(--surface-2)',
    borderRadius: radius.m,
    boxShadow: 'inset 0 1px color-mix(in srgb, var(--text-1) 5%, transparent)',
    '& h2': { fontSize: text.s, paddingBottom: space[2] },
    '& li': { borderTop: '1px solid var(--border)' },
    '& button': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `0 ${space[2]}px`,
      width: '100%',
      minHeight: 44,
      padding: `${space[1]}px 0`,
      textAlign: 'start',
      fontSize: text.s,
      color: 'var(--text-1)',
      '&:hover > :first-of-type': { color: 'var(--accent-strong)' },
    },
    '& b': { fontWeight: 600 },
    '& small': { gridColumn: '1 / -1', fontSize: text.xs, lineHeight: '1rem', color: 'var(--text-2)' },
  }),
  line: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    minHeight: 44,
    padding: `0 ${space[3]}px`,
    background: 'var(--accent-surface)',
    borderRadius: radius.m,
    fontSize: text.s,
    textAlign: 'start',
    color: 'var(--text-1)',
    '& > svg': { flex: 'none', color: 'var(--accent)' },
  }),
  // One beside the other where there is room.
  words: css({
    display: 'flex',
    flexWrap: 'wrap',
    flex: 1,
    minWidth: 0,
    columnGap: space[2],
    '& > span': { flex: '1 0 auto', maxWidth: '100%' },
    '& > b': { fontWeight: 600 },
  }),
}

/** The member's pending bets on the match, beside its markets; each leads to its ticket. Nothing where there are none. */
export function MyBetsCard({ eventId }: { eventId: string }) {
  const bets = useMyBets(eventId)
  const show = useShowTicket()
  if (bets.length === 0) return null
  return (
    <section css={styles.card}>
      <h2>
        <Count count={bets.length} />
      </h2>
      <ul>
        {bets.map((bet) => (
          <li key={bet.ticket.ticketNum}>
            <button type="button" onClick={() => show(bet.ticket.ticketNum)}>
              <Selection bet={bet} />
              <b>{bet.line.odds}</b>
              <small>
                <StakeAndReturns bets={[bet]} />
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The same in one line, for phones: it leads to the bets. */
export function MyBetsLine({ eventId }: { eventId: string }) {
  const bets = useMyBets(eventId)
  const show = useShowTicket()
  const [first] = bets
  if (first === undefined) return null
  return (
    <button
      type="button"
      css={styles.line}
      data-my-bets=""
      onClick={() => show(bets.length === 1 ? first.ticket.ticketNum : null)}
    >
      <Icon name="clock" />
      <span css={styles.words}>
        <span>
          <Count count={bets.length} />
        </span>
        <b>
          <StakeAndReturns bets={bets} />
        </b>
      </span>
      <Icon name="chevronRight" />
    </button>
  )
}

function Count({ count }: { count: number }) {
  return <Plural value={count} one="# bet of yours here" other="# bets of yours here" />
}

function Selection({ bet: { line, ticket } }: { bet: BetHere }) {
  const figure = figureLabel(line.betType, line)
  return (
    <span>
      <Name>{line.selectionName}</Name>
      {figure !== null && ` ${figure}`}
      {ticket.lines.length > 1 && (
        <>
          {' '}
          <Plural value={ticket.lines.length - 1} one="+ # other selection" other="+ # other selections" />
        </>
      )}
    </span>
  )
}

/** What is staked and what may come back, of one bet or of all of them together. */
function StakeAndReturns({ bets }: { bets: readonly BetHere[] }) {
  const amountOf = useAmount()
  const staked = sumOf(bets.map(({ ticket }) => ticket.amount))
  const returns = sumOf(bets.map(({ ticket }) => ticket.possibleReturns))
  if (staked === null) return null
  return (
    <>
      {amountOf(staked)}
      {returns !== null && (
        <Trans context="after a stake: what comes back if the bet wins"> to return {amountOf(returns)}</Trans>
      )}
    </>
  )
}

/** Null where one of them is not known. */
function sumOf([first = null, ...others]: readonly (Money | null)[]): Money | null {
  return others.reduce<Money | null>(
    (sum, amount) => (sum === null || amount === null ? null : add(sum, amount)),
    first,
  )
}

/** Shows a ticket, or the list of them: beside the match, or on phones and pads over it. */
function useShowTicket(): (ticketNum: string | null) => void {
  const { open, showTicket } = useSlipPanel()
  const isBeside = useDevice() === 'desktop'
  return (ticketNum) => {
    if (!isBeside) open('history')
    showTicket(ticketNum)
  }
}
