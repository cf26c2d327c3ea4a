import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import type { Building, Side } from '#src/wire/match/statistics.ts'
import { buildingName } from '#src/words/match/statistics.ts'

import { TeamMark } from '../TeamMark.tsx'
import { bothSides, sideColour, type Teams } from '../teams.ts'
import { placeOf } from './mapPlaces.ts'

const styles = {
  all: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 20rem) minmax(0, 1fr)',
    alignItems: 'center',
    gap: space[4],
    padding: space[3],
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
  }),
  map: css({ display: 'block', width: '100%', maxWidth: '20rem', aspectRatio: '1' }),
  counts: css({
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: `${space[1]}px ${space[2]}px`,
      textAlign: 'end',
      fontWeight: 400,
      borderBottom: '1px solid var(--border)',
    },
    '& thead th': { fontSize: text.s, color: 'var(--text-3)' },
    '& th[scope="row"]': { textAlign: 'start', maxWidth: '9rem', fontWeight: 500 },
    '& tr:last-of-type > *': { borderBottom: 0 },
  }),
  none: css({ padding: space[3], fontSize: text.s, color: 'var(--text-2)' }),
}

interface DotaMapProps {
  buildings: readonly Building[]
  /** The side of the map that each team plays, by the wire's name. */
  homeSide: string
  awaySide: string
  teams: Teams
}

/** The map with what stands and what has fallen of both sides, drawn and told [STAT-04]. */
export const DotaMap = memo(function DotaMap({ buildings, homeSide, awaySide, teams }: DotaMapProps) {
  const { i18n, t } = useLingui()
  if (buildings.length === 0)
    return (
      <p css={styles.none}>
        <Trans>No building data.</Trans>
      </p>
    )
  const sides = { home: homeSide, away: awaySide }
  const colourOf = (side: string): string =>
    side === homeSide ? sideColour.home : side === awaySide ? sideColour.away : 'var(--text-3)'
  return (
    <div css={styles.all}>
      <svg
        viewBox="0 0 100 100"
        css={styles.map}
        role="img"
        aria-label={t({ message: 'Map of buildings', context: 'drawn map' })}
      >
        <Ground />
        {numbered(buildings).map(({ building, nth }) => {
          const place = placeOf(building, nth)
          return (
            place !== null && (
              <g
                key={keyOf(building, nth)}
                transform={`translate(${place.x} ${place.y})`}
                data-building={building.building}
                data-alive={building.alive}
              >
                <Mark building={building} colour={colourOf(building.side)} />
              </g>
            )
          )
        })}
      </svg>
      <table css={styles.counts} aria-label={t`Buildings left`}>
        <thead>
          <tr>
            <td aria-label={t({ message: 'Team', context: 'one side of a match' })} />
            <th scope="col">
              <Trans context="buildings in Dota and LoL, counted">Towers</Trans>
            </th>
            <th scope="col">
              <Trans context="buildings in Dota, counted">Barracks</Trans>
            </th>
            <th scope="col">
              <Trans context="Dota: a team's main building">Ancient</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bothSides.map((side) => (
            <Counts
              key={side}
              side={side}
              teams={teams}
              of={buildings.filter((one) => one.side === sides[side])}
            />
          ))}
        </tbody>
      </table>
      <VisuallyHidden>
        <ul aria-label={t({ message: 'Buildings', context: 'towers, barracks and Ancient of a map' })}>
          {numbered(buildings).map(({ building, nth }) => {
            const name = buildingName(i18n, building)
            return (
              <li key={keyOf(building, nth)}>
                {building.alive ? <Trans>{name}: standing</Trans> : <Trans>{name}: destroyed</Trans>}
              </li>
            )
          })}
        </ul>
      </VisuallyHidden>
    </div>
  )
})

function Counts({ side, teams, of }: { side: Side; teams: Teams; of: readonly Building[] }) {
  const kind = (...kinds: string[]): string => {
    const all = of.filter(({ building }) => kinds.includes(building))
    return `${all.filter(({ alive }) => alive).length}/${all.length}`
  }
  const ancient = of.find(({ building }) => building === 'ancient')
  return (
    <tr>
      <th scope="row">
        <TeamMark side={side} teams={teams} />
      </th>
      <td>{kind('tower')}</td>
      <td>{kind('meleeBarrack', 'rangedBarrack')}</td>
      <td>
        {ancient === undefined ? (
          '–'
        ) : ancient.alive ? (
          <Trans context="building">Standing</Trans>
        ) : (
          <Trans context="building">Destroyed</Trans>
        )}
      </td>
    </tr>
  )
}

/** The lanes and the river. */
function Ground() {
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <rect x="1" y="1" width="98" height="98" rx="4" fill="var(--surface-1)" stroke="var(--border)" />
      <path d="M4 14 L86 96" stroke="var(--surface-3)" strokeWidth="7" />
      <g stroke="var(--surface-4)" strokeWidth="1.6">
        <path d="M12 88 V20 Q12 12 20 12 H88" />
        <path d="M12 88 H80 Q88 88 88 80 V12" />
        <path d="M12 88 L88 12" />
      </g>
    </g>
  )
}

/** Filled while it stands; an outline with a cross where it has fallen. */
function Mark({ building: { building, alive }, colour }: { building: Building; colour: string }) {
  const size = building === 'ancient' ? 4.6 : building === 'tower' ? 2.8 : 2.1
  const look = alive
    ? { fill: colour, stroke: 'var(--surface-1)', strokeWidth: 0.8 }
    : { fill: 'var(--surface-1)', stroke: 'var(--text-3)', strokeWidth: 0.8 }
  const cross = size * 0.55
  return (
    <>
      {building === 'ancient' ? (
        <path d={`M0 ${-size} L${size} 0 L0 ${size} L${-size} 0 Z`} {...look} />
      ) : building === 'tower' ? (
        <circle r={size} {...look} />
      ) : (
        <rect x={-size} y={-size} width={2 * size} height={2 * size} {...look} />
      )}
      {!alive && (
        <path
          d={`M${-cross} ${-cross} L${cross} ${cross} M${cross} ${-cross} L${-cross} ${cross}`}
          stroke="var(--text-3)"
          strokeWidth={0.9}
        />
      )}
    </>
  )
}

/** Each with its number among those that are alike: the two towers before an ancient. */
function numbered(buildings: readonly Building[]): { building: Building; nth: number }[] {
  const seen = new Map<string, number>()
  return buildings.map((building) => {
    const key = keyOf(building, 0)
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return { building, nth }
  })
}

function keyOf({ side, building, lane, tier }: Building, nth: number): string {
  return [side, building, lane, tier, nth].join(' ')
}
