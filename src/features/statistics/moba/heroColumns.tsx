import { css } from '@emotion/react'

import { Name } from '#src/ui/text/Name.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import type { DotaPlayer, LolPlayer } from '#src/wire/match/statistics.ts'

import { figureText, shortFigure, unsaid } from '../table/figures.tsx'
import type { StatsColumn } from '../table/StatsTable.tsx'

const styles = {
  hero: css({
    display: 'grid',
    '& > :last-of-type': { fontSize: text.s, color: 'var(--text-3)', fontWeight: 400 },
  }),
  items: css({ display: 'flex', flexWrap: 'wrap', gap: 2 }),
  item: css({
    maxWidth: '100%',
    padding: `0 ${space[1]}px`,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: text.s,
    background: 'var(--surface-3)',
    borderRadius: radius.s,
  }),
}

type Player = Omit<DotaPlayer, 'lhdn'>
type Column<Row> = StatsColumn<Row, null>

const hero: Column<Player> = { name: 'hero', cell: (player) => <Hero player={player} /> }
const lvl: Column<Player> = { name: 'lvl', cell: (player) => figureText(player.lvl) }
const kda: Column<Player> = { name: 'kda', cell: (player) => <bdi>{player.kda || unsaid}</bdi> }
const networth: Column<Player> = {
  name: 'networth',
  cell: (player) => figureText(player.networth, shortFigure),
}
const items: Column<Player> = {
  name: 'items',
  cell: (player) => <Items items={player.items} />,
  isWords: true,
}

/** The players of Dota 2 (§9.2) [STAT-04]. */
export const dotaPlayerColumns: readonly Column<DotaPlayer>[] = [
  hero,
  lvl,
  kda,
  networth,
  { name: 'lhdn', cell: ({ lhdn }) => <bdi>{lhdn || unsaid}</bdi> },
  items,
]

/** The players of League of Legends (§9.2) [STAT-04]. */
export const lolPlayerColumns: readonly Column<LolPlayer>[] = [
  hero,
  lvl,
  kda,
  networth,
  { name: 'damage', cell: ({ damage }) => figureText(damage, shortFigure) },
  { name: 'lasthit', cell: ({ lasthit }) => figureText(lasthit) },
  items,
]

function Hero({ player }: { player: Player }) {
  return (
    <span css={styles.hero}>
      <Name lines={1}>{player.hero || unsaid}</Name>
      <Name lines={1}>{player.player}</Name>
    </span>
  )
}

function Items({ items: names }: { items: readonly string[] }) {
  if (names.length === 0) return unsaid
  return (
    <span css={styles.items}>
      {names.map((name, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same thing may be carried twice, and each has its place
        <Name key={index} css={styles.item} title={name}>
          {name}
        </Name>
      ))}
    </span>
  )
}
