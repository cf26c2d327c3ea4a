import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { isInLobby } from '#domain/bets/miniGame.ts'
import { Select } from '#src/ui/controls/Select.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'

import { QueriedTables } from './QueriedTables.tsx'
import { useTables } from './useTables.ts'

const choice = css({ maxWidth: 320 })

interface OfTableProps {
  /** Null for the first there is. */
  tableId: number | null
  onTable: (tableId: number) => void
  children: (tableId: number) => ReactNode
}

/** Something of one table, which is chosen above it. */
export function OfTable({ tableId, onTable, children }: OfTableProps) {
  const { t } = useLingui()
  return (
    <QueriedTables query={useTables()} skeleton={<Skeleton height={240} />}>
      {(every) => {
        const tables = every.filter(isInLobby)
        const chosen = tables.find((table) => table.tableId === tableId) ?? tables[0]
        if (chosen === undefined)
          return (
            <EmptyState icon="games" title={<Trans>No games right now</Trans>}>
              <Trans>Tables appear here as soon as they open.</Trans>
            </EmptyState>
          )
        return (
          <>
            <div css={choice}>
              <Select
                label={t({ message: 'Table', context: 'table of a mini-game' })}
                value={String(chosen.tableId)}
                options={tables.map(({ tableId: id, name }) => ({
                  value: String(id),
                  label: t({ message: `${name} · table ${id}`, context: 'table of a mini-game' }),
                }))}
                onChange={(id) => onTable(Number(id))}
              />
            </div>
            {children(chosen.tableId)}
          </>
        )
      }}
    </QueriedTables>
  )
}
