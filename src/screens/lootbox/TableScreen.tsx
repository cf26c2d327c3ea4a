import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import type { MiniGameTable } from '#domain/bets/miniGame.ts'
import { miniGameBetsQuery } from '#src/api/lootbox/miniGames.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useAmount } from '#src/client/hooks/useAmount.ts'
import { Countdown } from '#src/features/miniGames/Countdown.tsx'
import { QueriedTables } from '#src/features/miniGames/QueriedTables.tsx'
import { useTables } from '#src/features/miniGames/useTables.ts'
import { ScreenHeading } from '#src/shell/ScreenHeading.tsx'
import { buttonLook } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'

import { LastRounds } from './LastRounds.tsx'
import { lootboxStyle } from './lootboxStyle.ts'
import { TableGame } from './TableGame.tsx'

const styles = {
  head: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: 48,
    minWidth: 0,
    '& h1': { fontSize: text.l, fontWeight: 500, overflowWrap: 'anywhere' },
  }),
  names: css({ flex: 1, minWidth: 0 }),
  facts: css({ fontSize: text.xs, color: 'var(--text-3)', fontVariantNumeric: 'tabular-nums' }),
  button: css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 32,
    height: 32,
    borderRadius: radius.s,
    color: 'var(--text-2)',
    '&:hover': { background: 'var(--surface-3)', color: 'var(--text-1)' },
    [touch]: { width: 44, height: 44 },
  }),
}

/** A table: its game in a frame, its countdown, and the member's rounds at it [MEMBER-08] [MEMBER-10]. */
export function TableScreen({ tableId }: { tableId: number }) {
  const tables = useTables()
  const { isGuest } = useSession()
  const bets = useInfiniteQuery(miniGameBetsQuery(useClient())).data?.pages[0]?.rows ?? []
  const ofTable = bets.filter((bet) => bet.tableId === tableId)
  return (
    <div css={lootboxStyle.page}>
      <QueriedTables query={tables} skeleton={<Skeleton height={420} />}>
        {(every) => {
          const table = every.find((each) => each.tableId === tableId)
          if (table === undefined) return <NoTable />
          return (
            <>
              <PlayedTable key={tableId} table={table} onReload={() => tables.refetch()} />
              {!isGuest && ofTable.length > 0 && <LastRounds bets={ofTable} most={5} isAtTable />}
            </>
          )
        }}
      </QueriedTables>
    </div>
  )
}

/** The table with its game: both show the same second. */
function PlayedTable({ table, onReload }: { table: MiniGameTable; onReload: () => Promise<unknown> }) {
  const [seconds, setSeconds] = useState<number | null>(null)
  return (
    <>
      <Head table={table} seconds={seconds} />
      <TableGame table={table} onReload={onReload} onSeconds={setSeconds} />
    </>
  )
}

function Head({ table, seconds }: { table: MiniGameTable; seconds: number | null }) {
  const { t } = useLingui()
  const amountOf = useAmount()
  const { hasBackToLobby } = useSession().settings.miniGame
  const { tableId, name, minBet, maxBet, maxPayout } = table
  const [least, most, payout] = [amountOf(minBet), amountOf(maxBet), amountOf(maxPayout)]
  return (
    <header css={styles.head}>
      {hasBackToLobby && (
        <Link to="/lootbox" css={styles.button} aria-label={t`Back to lobby`}>
          <Icon name="back" />
        </Link>
      )}
      <div css={styles.names}>
        <ScreenHeading title={name}>
          <Name>{name}</Name>
        </ScreenHeading>
        <div css={styles.facts}>
          <Trans context="facts of a mini-game's table: its number, least and most stake, maximum payout">
            Table {tableId} · {least} to {most} · maximum payout {payout}
          </Trans>
        </div>
      </div>
      <Countdown size="large" ofGame={seconds} />
      <Link
        to="/lootbox"
        search={{ view: 'help', table: tableId }}
        css={styles.button}
        aria-label={t({ message: 'Help', context: 'how a mini-game is played' })}
      >
        <Icon name="info" />
      </Link>
    </header>
  )
}

function NoTable() {
  const { hasBackToLobby } = useSession().settings.miniGame
  return (
    <>
      <ScreenHeading isHidden>
        <Trans context="games of chance at tables, beside the bets on matches">Mini-games</Trans>
      </ScreenHeading>
      <EmptyState
        icon="games"
        title={<Trans>This table is not there</Trans>}
        action={
          hasBackToLobby && (
            <Link to="/lootbox" css={buttonLook({})}>
              <Trans context="to the tables of the mini-games">Back to lobby</Trans>
            </Link>
          )
        }
      >
        <Trans>Choose another table in the lobby.</Trans>
      </EmptyState>
    </>
  )
}
