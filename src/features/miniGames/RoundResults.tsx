import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'

import { miniGameRoundsQuery } from '#src/api/lootbox/miniGames.ts'
import { useClient } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { Paged } from './Paged.tsx'

const styles = {
  round: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `2px ${space[3]}px`,
    minHeight: 48,
    padding: `${space[2]}px ${space[4]}px`,
    fontSize: text.s,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  }),
  result: css({ fontWeight: 500, color: 'var(--text-1)' }),
  facts: css({ fontSize: text.xs, color: 'var(--text-3)', textAlign: 'end' }),
}

const texts = {
  loading: <Trans>Loading the results of this table</Trans>,
  failed: <Trans context="results of rounds of a mini-game">Couldn't load the results</Trans>,
  old: <Trans context="results of rounds of a mini-game">These results may not be up to date.</Trans>,
  moreFailed: <Trans context="results of rounds of a mini-game">Couldn't load more results.</Trans>,
}

/** How the rounds of a table ended, newest first, page after page [MEMBER-08]. */
export function RoundResults({ tableId }: { tableId: number }) {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Paged
      query={useInfiniteQuery(miniGameRoundsQuery(useClient(), tableId))}
      texts={texts}
      idOf={({ roundId }) => roundId}
      empty={
        <EmptyState icon="history" title={<Trans context="of a table of a mini-game">No results yet</Trans>}>
          <Trans>The result of each round appears here when it ends.</Trans>
        </EmptyState>
      }
      label={t({ message: 'Results', context: 'results of rounds of a mini-game' })}
      rowHeight={48}
    >
      {({ roundId, result, endedUtc }) => (
        <div css={styles.round}>
          <Name css={styles.result}>{result}</Name>
          <span css={styles.facts}>
            <Trans context="a round of a mini-game">Round {roundId}</Trans>
            <br />
            <time dateTime={new Date(endedUtc).toISOString()}>{format.dateTime(endedUtc)}</time>
          </span>
        </div>
      )}
    </Paged>
  )
}
