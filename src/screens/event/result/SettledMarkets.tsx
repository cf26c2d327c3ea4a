import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { figureLabel, inSideOrder } from '#domain/market/betType.ts'
import type { Event } from '#domain/market/event.ts'
import type { Market, Selection } from '#domain/market/selection.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { OddsHistoryLink } from '#src/features/oddsHistory/OddsHistoryLink.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { phone, radius, space, text } from '#src/ui/theme/scale.ts'
import { marketName } from '#src/words/market/markets.ts'
import { cellWords } from '#src/words/market/priceStates.ts'
import { selectionName } from '#src/words/market/selections.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'
import { marketTabName } from '#src/words/market/tabs.ts'
import { resultSigns } from '#src/words/tickets/results.ts'

import { marketGroups } from '../markets/marketGroups.ts'

const styles = {
  panel: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    background: 'var(--surface-2)',
    border: '1px solid var(--border)',
    borderRadius: radius.m,
    overflow: 'hidden',
    [phone]: { borderWidth: '1px 0', borderRadius: 0 },
  }),
  market: css({
    margin: 0,
    padding: space[3],
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[1],
    '& + &': { borderTop: '1px solid var(--border)' },
    '> h2': { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' },
  }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space[2],
  }),
  selections: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
    gap: space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  selection: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space[2],
    minHeight: 36,
    padding: `0 ${space[2]}px`,
    border: '1px solid var(--border)',
    borderRadius: radius.s,
    fontSize: text.s,
    color: 'var(--text-2)',
    fontVariantNumeric: 'tabular-nums',
    '> [data-name]': { display: 'flex', gap: space[1], minWidth: 0 },
    '> [data-name] > :first-of-type': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '> [data-word]': { fontSize: text.s },
    '> b': { minWidth: '3.5rem', textAlign: 'end', fontWeight: 500 },
    '&[data-mark="win"], &[data-mark="halfWin"]': {
      borderColor: 'var(--win)',
      color: 'var(--text-1)',
      '> [data-word]': { color: 'var(--win)' },
    },
    '&[data-mark="lose"] > [data-word], &[data-mark="halfLose"] > [data-word]': { color: 'var(--lose)' },
    '&[data-mark="void"] > [data-word]': { color: 'var(--refund)' },
  }),
}

interface SettledMarketsProps {
  event: Event
  part: string | null
  onPart: (part: string) => void
}

/** How the markets of a part of the match ended, each selection with its mark and its last price [BROWSE-10] [BROWSE-13]. */
export function SettledMarkets({ event, part, onPart }: SettledMarketsProps) {
  const { t, i18n } = useLingui()
  const panelId = useId()
  const parts = [...new Set(event.markets.map(({ tabName }) => tabName))]
  const shown = parts.find((name) => name === part) ?? parts[0]
  if (shown === undefined)
    return (
      <EmptyState icon="history" title={<Trans>No markets</Trans>}>
        <Trans>Market results are only kept for a few days and are no longer available for this match.</Trans>
      </EmptyState>
    )
  const areSeveral = parts.length > 1
  return (
    <>
      {areSeveral && (
        <Tabs
          label={t`Parts of the match`}
          tabs={parts.map((name) => ({ name, label: <Name>{marketTabName(i18n, name)}</Name> }))}
          selected={shown}
          onSelect={onPart}
          panelId={panelId}
        />
      )}
      <div
        {...(areSeveral && { id: panelId, role: 'tabpanel', 'aria-label': marketTabName(i18n, shown) })}
        css={styles.panel}
      >
        {marketGroups(event.markets, shown).map(({ key, markets }) => (
          <section key={key} css={styles.market} aria-label={marketName(i18n, markets[0])}>
            <h2>
              <Name>{marketName(i18n, markets[0])}</Name>
            </h2>
            {markets.map((market) => (
              <SettledMarket key={market.marketId} market={market} />
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

function SettledMarket({ market }: { market: Market }) {
  const selections = inSideOrder(market.betType, market.selections)
  return (
    <div css={styles.line}>
      <ul css={styles.selections}>
        {selections.map((selection) => (
          <SettledSelection key={selection.side} market={market} selection={selection} />
        ))}
      </ul>
      <OddsHistoryLink market={market} />
    </div>
  )
}

function SettledSelection({ market, selection }: { market: Market; selection: Selection }) {
  const { i18n } = useLingui()
  const oddsType = usePreference('oddsType')
  const { status, result, price } = selection
  const figure = figureLabel(market.betType, selection)
  const isDecided = result !== null && (status === 'settled' || status === 'settlement')
  return (
    <li css={styles.selection} data-mark={isDecided ? result : undefined}>
      <span data-name="">
        <Name>{selectionName(i18n, selection)}</Name>
        {figure !== null && <span>{figure}</span>}
      </span>
      <span data-word="">
        {isDecided ? (
          <>
            <span aria-hidden="true">{resultSigns[result]}</span> {cellWords(i18n).results[result]}
          </>
        ) : (
          (marketStatusText(i18n, status) ?? (
            <Trans context="selection with no result yet">Not settled yet</Trans>
          ))
        )}
      </span>
      <b>{formatOdds(price, oddsType)}</b>
    </li>
  )
}
