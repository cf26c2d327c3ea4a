import { Trans } from '@lingui/react/macro'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import type { CsgoPlayer, ValorantPlayer } from '#src/wire/match/statistics.ts'

import { figureText, unsaid } from '../table/figures.tsx'
import type { StatsColumn } from '../table/StatsTable.tsx'

/** The players of CS:GO (§9.2) [STAT-04]. */
export const csgoColumns: readonly StatsColumn<CsgoPlayer, null>[] = [
  { name: 'player', cell: ({ player }) => <Name lines={1}>{player}</Name> },
  {
    name: 'weapon',
    cell: ({ weapon }) => (weapon === null ? unsaid : <Name lines={1}>{weapon}</Name>),
    isWords: true,
  },
  { name: 'hp', cell: ({ hp }) => figureText(hp) },
  { name: 'armor', cell: ({ armor }) => figureText(armor) },
  { name: 'money', cell: ({ money }) => figureText(money, (amount) => `$${amount}`) },
  { name: 'kill', cell: ({ kill }) => figureText(kill) },
  { name: 'assist', cell: ({ assist }) => figureText(assist) },
  { name: 'death', cell: ({ death }) => figureText(death) },
  { name: 'adr', cell: ({ adr }) => figureText(adr, (damage) => damage.toFixed(1)) },
]

/** The players of Valorant (§9.2) [STAT-04]. */
export const valorantColumns: readonly StatsColumn<ValorantPlayer, null>[] = [
  { name: 'valoPlayer', cell: ({ valoPlayer }) => <Name lines={1}>{valoPlayer}</Name> },
  { name: 'kill', cell: ({ kill }) => figureText(kill) },
  { name: 'death', cell: ({ death }) => figureText(death) },
  { name: 'assist', cell: ({ assist }) => figureText(assist) },
  { name: 'headshot', cell: ({ headshot }) => <Headshots percent={headshot} /> },
  { name: 'spike', cell: ({ spike }) => <Spike isCarried={spike} /> },
  { name: 'loadout', cell: ({ loadout }) => figureText(loadout) },
]

function Headshots({ percent }: { percent: number | null }) {
  const format = useFormat()
  return figureText(percent, (whole) => format.percent(whole / 100))
}

function Spike({ isCarried }: { isCarried: boolean | null }) {
  if (isCarried !== true) return unsaid
  return (
    <>
      <Icon name="check" />
      <VisuallyHidden>
        <Trans>Has the Spike</Trans>
      </VisuallyHidden>
    </>
  )
}
