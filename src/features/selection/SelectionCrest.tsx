import { gameById, isSport } from '#domain/market/game.ts'
import type { Side } from '#domain/market/selection.ts'
import { Crest } from '#src/ui/crest/Crest.tsx'
import { GameIcon } from '#src/ui/icon/gameIcon/GameIcon.tsx'

interface SelectionCrestProps {
  /** What was chosen; `teamName` is that of the side, where it is a team's. */
  selection: {
    readonly side: Side
    readonly teamName: string
    readonly gameId: string
    readonly gameName: string
  }
  size: 20 | 24
}

/** The crest of the team that was chosen; of a draw, a total or a place, which are no team's, the game's mark. */
export function SelectionCrest({ selection, size }: SelectionCrestProps) {
  const { side, teamName, gameId, gameName } = selection
  return side === 'home' || side === 'away' ? (
    <Crest name={teamName} isSport={isSport(gameId)} size={size} />
  ) : (
    <GameIcon game={gameById(gameId, gameName)} size={size} />
  )
}
