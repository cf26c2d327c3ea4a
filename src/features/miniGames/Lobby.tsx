import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'

import type { MiniGameTable } from '#domain/bets/miniGame.ts'
import { useSession } from '#src/client/context.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import { type TableType, tableTypeName, tableTypeOf, tableTypes } from '#src/words/lootbox/tableTypes.ts'

import { QueriedTables } from './QueriedTables.tsx'
import { TableCard } from './TableCard.tsx'
import { lobbyTables, useTables } from './useTables.ts'

const styles = {
  lobby: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] }),
  section: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[2],
    '> h2': { fontSize: text.m, fontWeight: 500 },
  }),
  tables: css({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 216px), 1fr))',
    gap: space[2],
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  }),
}

interface LobbyProps {
  /** What kind of tables is shown; null for all. */
  type: TableType | null
  onType: (type: TableType | null) => void
  /** The tables that the member played at last, the latest first. */
  lately: readonly number[]
}

const all = 'all'

/** The tables there are, by their kind, those played lately first [MEMBER-08]. */
export function Lobby({ type, onType, lately }: LobbyProps) {
  const { t, i18n } = useLingui()
  const { lootboxGameId } = useSession().settings.miniGame
  return (
    <QueriedTables query={useTables()} skeleton={<LobbySkeleton />}>
      {(every) => {
        const tables = lobbyTables(every, lootboxGameId)
        const kinds = tableTypes.filter((kind) => tables.some((table) => tableTypeOf(table.type) === kind))
        // A kind that has no table any more narrows to nothing.
        const chosen = type !== null && kinds.includes(type) ? type : null
        const count = tables.length
        const ofKind = chosen === null ? tables : tables.filter((table) => tableTypeOf(table.type) === chosen)
        const played =
          chosen === null ? lately.flatMap((id) => tables.find(({ tableId }) => tableId === id) ?? []) : []
        if (count === 0) return <NoTables />
        return (
          <div css={styles.lobby}>
            {kinds.length > 1 && (
              <Segment<TableType | typeof all>
                label={t({ message: 'Kind of game', context: 'filter of the mini-games' })}
                isLabelHidden
                look="chips"
                value={chosen ?? all}
                options={[
                  {
                    value: all,
                    label: t({ message: `All ${count}`, context: 'every table of the mini-games' }),
                  },
                  ...kinds.map((kind) => ({ value: kind, label: tableTypeName(i18n, kind) })),
                ]}
                onChange={(value) => onType(value === all ? null : value)}
              />
            )}
            {played.length > 0 && (
              <Tables title={<Trans context="tables of mini-games">Played lately</Trans>} tables={played} />
            )}
            <Tables
              title={
                chosen === null ? (
                  <Trans context="tables of mini-games">All tables</Trans>
                ) : (
                  tableTypeName(i18n, chosen)
                )
              }
              tables={ofKind}
            />
          </div>
        )
      }}
    </QueriedTables>
  )
}

function NoTables() {
  return (
    <EmptyState icon="games" title={<Trans>No games right now</Trans>}>
      <Trans>Tables appear here as soon as they open.</Trans>
    </EmptyState>
  )
}

function Tables({ title, tables }: { title: ReactNode; tables: readonly MiniGameTable[] }) {
  const id = useId()
  return (
    <section css={styles.section}>
      <h2 id={id}>{title}</h2>
      <ul css={styles.tables} aria-labelledby={id}>
        {tables.map((table) => (
          <li key={table.tableId}>
            <TableCard table={table} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const usual = 6

function LobbySkeleton() {
  return (
    <div css={styles.tables}>
      {Array.from({ length: usual }, (_, at) => (
        <Skeleton key={at} height={186} />
      ))}
    </div>
  )
}
