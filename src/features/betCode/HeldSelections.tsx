import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useId, useSyncExternalStore } from 'react'

import type { BetKind } from '#domain/bets/bet.ts'
import { isBettable } from '#domain/market/status.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import type { CodeSelections } from '#src/api/bets/betCodes.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import {
  followCombination,
  followedKind,
  useIsSlipLocked,
} from '#src/features/selection/followCombination.ts'
import { legOf } from '#src/features/selection/leg.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { CodeLeg } from '#src/wire/bets/betCodes.ts'
import { marketName } from '#src/words/market/markets.ts'
import { marketStatusText } from '#src/words/market/statuses.ts'
import { eventName } from '#src/words/match/events.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

import { codeStyle } from './codeStyle.ts'

const styles = {
  heading: css({ margin: 0, fontSize: text.s, fontWeight: 600, color: 'var(--text-1)' }),
  list: css({
    display: 'grid',
    gap: 1,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderRadius: radius.s,
    overflow: 'clip',
    fontSize: text.s,
  }),
  leg: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `2px ${space[3]}px`,
    padding: `${space[2]}px ${space[3]}px`,
    background: 'var(--surface-3)',
    fontWeight: 500,
    '&[data-shut="true"]': { color: 'var(--text-3)' },
  }),
  price: css({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
  facts: css({
    gridColumn: '1 / -1',
    margin: 0,
    fontSize: text.xs,
    fontWeight: 400,
    color: 'var(--text-3)',
    overflowWrap: 'anywhere',
  }),
  shut: css({ gridColumn: '1 / -1', margin: 0, fontSize: text.xs, color: 'var(--warning)' }),
}

export interface AddCodeProps {
  readonly held: CodeSelections
  /** How many selections of the slip those of a kind take the place of. */
  readonly heldOf: (kind: BetKind) => number
  readonly onAdded: () => void
}

/** What a code holds now, what of it can be bet, and the button that takes that into the slip [SLIP-23]. */
export function HeldSelections({ held: { kind, legs, notFound }, heldOf, onAdded }: AddCodeProps) {
  const { i18n } = useLingui()
  const client = useClient()
  const { comboMaxEvents, mixedComboMaxEvents } = useSession().settings
  const isBusy = useIsSlipLocked()
  const headId = useId()
  const whyId = useId()
  const open = useOpen(legs)
  // As they are when it is asked: a press takes the prices of its moment.
  const legsNow = () =>
    open.map(({ event, market, selection }) => legOf(client.priceBook, event, market, selection))
  const own = kind === 'bigCombo' || kind === 'luckyCombo' ? 'combo' : kind
  const now = followedKind(own, legsNow(), { comboMaxEvents, mixedComboMaxEvents })
  const replaced = heldOf(now)
  const add = (): void => {
    followCombination(client, { kind: now, legs: legsNow(), bigComboId: null })
    onAdded()
  }
  return (
    <>
      <h3 id={headId} css={styles.heading}>
        {betKindName(i18n, own)}
        <Dot />
        <Plural value={legs.length + notFound} one="# selection" other="# selections" />
      </h3>
      {legs.length > 0 && (
        <ul css={styles.list} aria-labelledby={headId}>
          {legs.map((leg) => (
            <HeldLeg
              key={`${leg.market.marketId}:${leg.selection.side}`}
              leg={leg}
              isOpen={open.includes(leg)}
            />
          ))}
        </ul>
      )}
      {notFound > 0 && (
        <p css={[codeStyle.said, styles.shut]}>
          <Plural
            value={notFound}
            one="# selection is no longer on offer: not added"
            other="# selections are no longer on offer: not added"
          />
        </p>
      )}
      {open.length === 0 ? (
        <Notice tone="warning" role="status">
          <Trans>None of these selections can be bet on now.</Trans>
        </Notice>
      ) : (
        <>
          {now !== own && (
            <Notice>
              <Trans>Too little is left for {betKindName(i18n, own)}. The rest is added as singles.</Trans>
            </Notice>
          )}
          {replaced > 0 && (
            <Notice tone="warning">
              <Plural
                value={replaced}
                one="It takes the place of # selection in your bet slip."
                other="It takes the place of # selections in your bet slip."
              />
            </Notice>
          )}
          <Button
            isLarge
            isWide
            variant="primary"
            aria-disabled={isBusy}
            aria-describedby={isBusy ? whyId : undefined}
            onClick={isBusy ? undefined : add}
          >
            {replaced > 0 ? (
              <Trans context="button: selections take the place of those in the slip">Replace bet slip</Trans>
            ) : (
              <Trans context="button: selections go into the empty slip">Add to bet slip</Trans>
            )}
          </Button>
          {isBusy && (
            <p id={whyId} css={codeStyle.said} role="status">
              <Trans>Your last bet is still being placed.</Trans>
            </p>
          )}
        </>
      )}
    </>
  )
}

/** Those that take bets now: of a price that only moves it says nothing. */
function useOpen(legs: readonly CodeLeg[]): readonly CodeLeg[] {
  const { priceBook } = useClient()
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = legs.map(({ market, selection }) =>
        priceBook.subscribe(market.marketId, selection.side, listener),
      )
      return () => ends.forEach((end) => end())
    },
    [priceBook, legs],
  )
  const isOpen = ({ market, selection }: CodeLeg): boolean =>
    isBettable((priceBook.get(market.marketId, selection.side) ?? selection).status)
  const marks = useSyncExternalStore(subscribe, () => legs.map((leg) => (isOpen(leg) ? '1' : '0')).join(''))
  return legs.filter((_, at) => marks[at] === '1')
}

/** The terms of a selection now: the price book's, in the parts that are shown. */
function useTerms({ market: { marketId }, selection }: CodeLeg) {
  const { priceBook } = useClient()
  const { side } = selection
  const subscribe = useCallback(
    (listener: () => void) => priceBook.subscribe(marketId, side, listener),
    [priceBook, marketId, side],
  )
  return useSyncExternalStore(subscribe, () => priceBook.get(marketId, side)) ?? selection
}

function HeldLeg({ leg, isOpen }: { readonly leg: CodeLeg; readonly isOpen: boolean }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const oddsType = usePreference('oddsType')
  const { event, market, selection } = leg
  const { handicap, line, price, status } = useTerms(leg)
  const state = marketStatusText(i18n, status) ?? marketStatusText(i18n, 'unknown')
  const { side, name } = selection
  return (
    <li css={styles.leg} data-shut={!isOpen}>
      <span>
        <SelectionLabel selection={{ side, selectionName: name, betType: market.betType, handicap, line }} />
      </span>
      {isOpen && <span css={styles.price}>{formatOdds(price, oddsType)}</span>}
      <p css={styles.facts}>
        <Name lines={1}>{marketName(i18n, market)}</Name>
        <Dot />
        {eventName(i18n, event)}
        <Dot />
        {format.kickOff(event.startUtc)}
      </p>
      {!isOpen && (
        <p css={styles.shut}>
          <Trans context="a selection of a bet code, and its market's state">{state}: not added</Trans>
        </p>
      )}
    </li>
  )
}
