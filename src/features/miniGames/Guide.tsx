import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { MiniGameGuide } from '#domain/bets/miniGame.ts'
import { miniGameGuideQuery } from '#src/api/lootbox/miniGames.ts'
import { Queried } from '#src/client/components/Queried.tsx'
import { useClient } from '#src/client/context.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { card } from '#src/ui/list/card.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

const styles = {
  table: css(card, {
    width: '100%',
    borderCollapse: 'collapse',
    overflow: 'hidden',
    fontSize: text.s,
    fontVariantNumeric: 'tabular-nums',
    'th, td': { padding: `${space[2]}px ${space[4]}px`, textAlign: 'start', overflowWrap: 'anywhere' },
    'th:last-child, td:last-child': { textAlign: 'end', whiteSpace: 'nowrap' },
    thead: { fontSize: text.xs, color: 'var(--text-3)' },
    'thead th': { fontWeight: 400 },
    'tbody th': { fontWeight: 500, color: 'var(--text-1)' },
    'tbody td': { fontWeight: 600, color: 'var(--text-1)' },
    'tbody tr': { borderTop: '1px solid var(--border)' },
  }),
  help: css(card, {
    display: 'grid',
    gap: space[3],
    padding: space[4],
    '> p': {
      margin: 0,
      maxWidth: 640,
      fontSize: text.s,
      lineHeight: 1.5,
      color: 'var(--text-2)',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  }),
}

/** What each outcome of a table's game pays [MEMBER-08]. */
export function Payouts({ tableId }: { tableId: number }) {
  const { t } = useLingui()
  return (
    <GuideOf tableId={tableId}>
      {({ payouts }) =>
        payouts.length === 0 ? (
          <NothingYet />
        ) : (
          <table css={styles.table} aria-label={t({ message: 'Payouts', context: 'what a mini-game pays' })}>
            <thead>
              <tr>
                <th scope="col">
                  <Trans context="of a round of a mini-game">Outcome</Trans>
                </th>
                <th scope="col">
                  <Trans>Decimal odds</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {payouts.map(({ outcome, odds }, at) => (
                <tr key={at}>
                  <th scope="row">
                    <Name>{outcome}</Name>
                  </th>
                  <td>{odds}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </GuideOf>
  )
}

/** How a table's game is played: plain text, whatever is written in it [MEMBER-08]. */
export function Help({ tableId }: { tableId: number }) {
  return (
    <GuideOf tableId={tableId}>
      {({ help }) =>
        help.length === 0 ? (
          <NothingYet />
        ) : (
          <div css={styles.help}>
            {help.map((paragraph, at) => (
              <p key={at} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        )
      }
    </GuideOf>
  )
}

function GuideOf({ tableId, children }: { tableId: number; children: (guide: MiniGameGuide) => ReactNode }) {
  return (
    <Queried
      query={useQuery(miniGameGuideQuery(useClient(), tableId))}
      loading={<Trans>Loading the guide of this game</Trans>}
      skeleton={<Skeleton height={240} />}
      failed={<Trans>Couldn't load the guide of this game</Trans>}
      old={<Trans>This guide may not be up to date.</Trans>}
    >
      {children}
    </Queried>
  )
}

function NothingYet() {
  return <EmptyState icon="info" title={<Trans>Nothing to read yet</Trans>} />
}
