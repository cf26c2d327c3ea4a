import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { formatOdds } from '#domain/odds/odds.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import {
  followCombination,
  followedKind,
  useIsSlipLocked,
} from '#src/features/selection/followCombination.ts'
import { SelectionLabel } from '#src/features/selection/SelectionLabel.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import type { OpenBet } from '#src/wire/boards/topWinnings.ts'

const styles = {
  offer: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[1]}px ${space[3]}px`,
    padding: `6px ${space[3]}px 6px 100px`,
    borderTop: '1px dashed var(--border)',
    fontSize: text.xs,
    color: 'var(--text-3)',
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingInlineStart: space[3],
      '> span': { gridColumn: '1 / -1' },
    },
  }),
  legs: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `2px ${space[3]}px`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--text-2)',
    '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
    '& b': { fontWeight: 600, color: 'var(--text-1)' },
  }),
  why: css({ gridColumn: '1 / -1', margin: 0 }),
}

/** What a winner has open now, and the button that follows it into the slip, which says so there [SLIP-23]. */
export function OpenBetOffer({ open, onFollowed }: { open: OpenBet; onFollowed: () => void }) {
  const { t } = useLingui()
  const client = useClient()
  const oddsType = usePreference('oddsType')
  const { comboMaxEvents, mixedComboMaxEvents } = useSession().settings
  const isBusy = useIsSlipLocked()
  const [whatId, whyId] = [useId(), useId()]
  const { legs } = open
  const follow = (): void => {
    const kind = followedKind(open.kind, legs, { comboMaxEvents, mixedComboMaxEvents })
    followCombination(client, { kind, legs, bigComboId: null })
    onFollowed()
  }
  return (
    <div css={styles.offer}>
      <span>
        <Trans context="a winning member's pending bet">Open bet</Trans>
      </span>
      <ul
        id={whatId}
        css={styles.legs}
        aria-label={t({ message: 'Open bet', context: "a winning member's pending bet" })}
      >
        {legs.map((leg) => (
          <li key={`${leg.marketId}:${leg.side}`}>
            <SelectionLabel selection={leg} /> <b>{formatOdds(leg.price, oddsType)}</b>
            <Dot />
            <Name lines={1}>{leg.marketName}</Name>
          </li>
        ))}
      </ul>
      <Button
        aria-disabled={isBusy}
        aria-describedby={isBusy ? whyId : whatId}
        onClick={isBusy ? undefined : follow}
      >
        <Trans context="button: take over another member's bet">Follow bet</Trans>
      </Button>
      {isBusy && (
        <p id={whyId} css={styles.why} role="status">
          <Trans>Your last bet is still being placed.</Trans>
        </p>
      )}
    </div>
  )
}
