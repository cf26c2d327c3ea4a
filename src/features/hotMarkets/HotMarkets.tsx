import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { hotMarketsQuery } from '#src/api/boards/hotMarkets.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { HotMarketCard } from './HotMarketCard.tsx'

const styles = {
  all: css({ display: 'grid', gap: space[3] }),
  cards: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '> li': { display: 'grid' },
  }),
  none: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

/** px of a card of two selections. */
const usualHeight = 190

/**
 * The markets that other members bet on most [BROWSE-11].
 * @param props.onFollowed one of their bets is in the slip
 */
export function HotMarkets({ onFollowed }: { onFollowed: () => void }) {
  const { t } = useLingui()
  return (
    <div css={styles.all}>
      <Queried
        query={useQuery(hotMarketsQuery(useClient()))}
        loading={<Trans>Loading the hot markets</Trans>}
        skeleton={
          <div css={styles.cards}>
            <Skeleton height={usualHeight} />
            <Skeleton height={usualHeight} />
          </div>
        }
        failed={<Trans>Couldn't load the hot markets</Trans>}
        old={<Trans>These markets may not be up to date.</Trans>}
      >
        {(markets) =>
          markets.length === 0 ? (
            <p css={styles.none}>
              <Trans>No hot markets right now.</Trans>
            </p>
          ) : (
            <ul
              css={styles.cards}
              aria-label={t({ message: 'Hot markets', context: 'markets with the most bets' })}
            >
              {markets.map((hot) => (
                <li key={hot.market.marketId}>
                  <HotMarketCard hot={hot} onFollowed={onFollowed} />
                </li>
              ))}
            </ul>
          )
        }
      </Queried>
    </div>
  )
}
