import { css } from '@emotion/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'

import type { MiniGameTable } from '#domain/bets/miniGame.ts'
import { refresh } from '#src/api/invalidation.ts'
import { miniGameBetsQuery } from '#src/api/lootbox/miniGames.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { type DownReason, GameDown } from '#src/features/miniGames/frame/GameDown.tsx'
import { GameFrame } from '#src/features/miniGames/frame/GameFrame.tsx'
import type { GameState } from '#src/features/miniGames/frame/gameWatch.ts'
import { StakeNote } from '#src/features/miniGames/frame/StakeNote.tsx'
import { phone, radius } from '#src/ui/theme/scale.ts'

const style = css({
  height: 'clamp(420px, calc(100dvh - 150px), 760px)',
  overflow: 'hidden',
  borderRadius: radius.m,
  background: 'var(--surface-2)',
  [phone]: { height: 'clamp(440px, calc(100dvh - 176px), 900px)' },
})
const down = css({
  display: 'grid',
  alignContent: 'center',
  minHeight: 320,
  borderRadius: radius.m,
  background: 'var(--surface-2)',
})

/** Milliseconds between two looks at what became of a stake. */
const checkInterval = 5_000

interface TableGameProps {
  table: MiniGameTable
  /** The tables are asked for once more. */
  onReload: () => Promise<unknown>
  /** The seconds of the round that are left, as the game counts them; null while it does not. */
  onSeconds: (seconds: number | null) => void
}

/** The game of a table, or why it cannot be played and what became of the stakes. */
export function TableGame({ table, onReload, onSeconds }: TableGameProps) {
  const { tableId, name, isEnabled, address } = table
  // Each reply has another address: the one that the game was opened at stays.
  const [opened, setOpened] = useState({ times: 0, address })
  const [broken, setBroken] = useState<'silent' | 'left' | null>(null)
  const hear = useCallback((state: GameState) => {
    if (state === 'silent' || state === 'left') setBroken(state)
  }, [])
  const retry = async (): Promise<void> => {
    await onReload()
    setOpened(({ times }) => ({ times: times + 1, address: null }))
    setBroken(null)
  }
  const current = opened.address ?? address
  const reason: DownReason | null = isEnabled
    ? (broken ?? (current === null || address === null ? 'down' : null))
    : 'disabled'
  if (opened.address === null && address !== null && reason === null) setOpened({ ...opened, address })
  if (reason !== null || current === null)
    return (
      <div css={down}>
        <Down reason={reason ?? 'down'} tableId={tableId} onRetry={() => void retry()} />
      </div>
    )
  return (
    <div css={style}>
      <GameFrame key={opened.times} address={current} title={name} onState={hear} onSeconds={onSeconds} />
    </div>
  )
}

interface DownProps {
  reason: DownReason
  tableId: number
  onRetry: () => void
}

/** Why the game is not there; as long as it is not known what became of a stake, it is asked for again and again. */
function Down({ reason, tableId, onRetry }: DownProps) {
  const client = useClient()
  const { queryClient } = client
  const { isGuest, settings } = useSession()
  const [since] = useState(() => Date.now())
  const bets = useInfiniteQuery({ ...miniGameBetsQuery(client), refetchInterval: checkInterval })
  useEffect(() => refresh(queryClient, 'roundPlayed'), [queryClient])
  const isKnown = bets.data !== undefined && bets.dataUpdatedAt >= since && !bets.isRefetchError
  return (
    <GameDown
      reason={reason}
      hasLobby={settings.miniGame.hasBackToLobby}
      stake={
        !isGuest && <StakeNote bets={isKnown ? (bets.data.pages[0]?.rows ?? []) : null} tableId={tableId} />
      }
      onRetry={onRetry}
    />
  )
}
