import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import type { NamedPair, Side } from '#src/wire/match/statistics.ts'
import { inMemberWords } from '#src/words/match/feed.ts'
import { detailsInWords, scoresOf } from '#src/words/match/scores.ts'

import type { MapOf } from '../mapsOf.ts'
import { Section } from '../Section.tsx'
import { unsaid } from '../table/figures.tsx'
import { TeamMark } from '../TeamMark.tsx'
import { bothSides, sideColour, type Teams } from '../teams.ts'

const styles = {
  scroll: css({ overflowX: 'auto', '&:focus-visible': { outlineOffset: -2 } }),
  board: css({
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      height: 40,
      padding: `${space[1]}px ${space[3]}px`,
      textAlign: 'end',
      fontWeight: 400,
      whiteSpace: 'nowrap',
      borderBottom: '1px solid var(--border)',
    },
    '& thead th': { height: 28, fontSize: text.s, color: 'var(--text-3)' },
    '& th[scope="row"]': {
      position: 'sticky',
      insetInlineStart: 0,
      maxWidth: '12rem',
      textAlign: 'start',
      fontWeight: 500,
      background: 'var(--surface-2)',
      [phone]: { maxWidth: '8rem' },
    },
    '& tr:last-of-type > *': { borderBottom: 0 },
    '& [data-total]': { fontWeight: 600, fontSize: text.m },
  }),
  figures: css({ display: 'grid', padding: `${space[2]}px 0` }),
  figure: css({
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) 4.5rem',
    alignItems: 'center',
    padding: `${space[1]}px ${space[3]}px`,
    columnGap: space[2],
    '& > dt': { gridArea: '1 / 2', textAlign: 'center', color: 'var(--text-2)', fontSize: text.s },
    '& > dd': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > dd:nth-of-type(1)': { gridArea: '1 / 1', textAlign: 'start' },
    '& > dd:nth-of-type(2)': { gridArea: '1 / 3', textAlign: 'end' },
  }),
  bars: css({
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 2,
    height: 4,
    marginBlockStart: 2,
    '& > span': { background: 'var(--surface-3)', borderRadius: 2, overflow: 'hidden', display: 'flex' },
    '& > span:first-of-type': { justifyContent: 'flex-end' },
    '& i': { display: 'block', height: '100%', borderRadius: 2 },
  }),
}

interface ScoreboardStatsProps {
  /** The half, quarter or innings that is shown: its board holds those before it too. */
  map: MapOf<'scoreboard'>
  teams: Teams
}

/** The scoreboard of a sport, or of any game that has nothing but one, with its figures as the server names them [STAT-08]. */
export function ScoreboardStats({ map, teams }: ScoreboardStatsProps) {
  const { i18n } = useLingui()
  const { mapName, periods, figures, matchScoreline, scoreline, clock } = map.details
  const said = clock ?? ''
  // A clock that names its half is not told the half twice.
  const isNamed = mapName !== '' && said.startsWith(mapName)
  return (
    <>
      <Section
        title={
          <>
            {!isNamed && (
              <Name>{mapName === '' ? <Trans>Scoreboard</Trans> : inMemberWords(i18n, mapName)}</Name>
            )}
            {!isNamed && said !== '' && <Dot />}
            {said !== '' && <Name>{detailsInWords(i18n, said)}</Name>}
          </>
        }
      >
        <Board
          periods={periods.length > 0 ? periods : periodOf(map.details.mapName, scoreline)}
          total={matchScoreline}
          teams={teams}
        />
      </Section>
      {figures.length > 0 && (
        <Section title={<Trans>Match stats</Trans>}>
          <dl css={styles.figures}>
            {figures.map((figure) => (
              <Figure key={figure.name} figure={figure} />
            ))}
          </dl>
        </Section>
      )}
    </>
  )
}

/** A board without periods gets one: the one that its score is for. */
function periodOf(name: string, scoreline: string): NamedPair[] {
  const [home, away] = scoresOf(scoreline)
  return scoreline === '' ? [] : [{ name, home, away }]
}

interface BoardProps {
  periods: readonly NamedPair[]
  total: string | null
  teams: Teams
}

const Board = memo(function Board({ periods, total, teams }: BoardProps) {
  const { t, i18n } = useLingui()
  const [home, away] = scoresOf(total)
  const totals: Readonly<Record<Side, string>> = { home, away }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls what it can stand on
    <div role="region" aria-label={t`Scoreboard`} tabIndex={0} css={styles.scroll}>
      <table css={styles.board} aria-label={t`Scoreboard`}>
        <thead>
          <tr>
            <td aria-label={t({ message: 'Team', context: 'one side of a match' })} />
            {periods.map(({ name }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- periods are told in their order, and two may be called the same
              <th key={index} scope="col">
                <Name>{inMemberWords(i18n, name)}</Name>
              </th>
            ))}
            <th scope="col">
              <Trans context="points of all parts of the match">Total</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {bothSides.map((side) => (
            <tr key={side}>
              <th scope="row">
                <TeamMark side={side} teams={teams} />
              </th>
              {periods.map((period, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- as the periods above
                <td key={index}>
                  <bdi>{period[side] || unsaid}</bdi>
                </td>
              ))}
              <td data-total="">
                <bdi>{totals[side] || unsaid}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
})

/** A figure of both sides, and where both are numbers how they compare. */
const Figure = memo(function Figure({ figure: { name, home, away } }: { figure: NamedPair }) {
  const shares = sharesOf(home, away)
  return (
    <div css={styles.figure}>
      <dt>
        <Name>{name}</Name>
      </dt>
      <dd>
        <bdi>{home || unsaid}</bdi>
      </dd>
      <dd>
        <bdi>{away || unsaid}</bdi>
      </dd>
      {shares !== null && (
        <span css={styles.bars} aria-hidden="true">
          <span>
            <i style={{ width: `${shares.home}%`, background: sideColour.home }} />
          </span>
          <span>
            <i style={{ width: `${shares.away}%`, background: sideColour.away }} />
          </span>
        </span>
      )}
    </div>
  )
})

/** Percent of what both have together; null where they are no numbers, or nothing. */
function sharesOf(home: string, away: string): Readonly<Record<Side, number>> | null {
  const [ofHome, ofAway] = [home, away].map((figure) => Number(figure.replace('%', '')))
  if (home === '' || away === '' || ofHome === undefined || ofAway === undefined) return null
  const all = ofHome + ofAway
  if (!Number.isFinite(all) || ofHome < 0 || ofAway < 0 || all === 0) return null
  return { home: Math.round((100 * ofHome) / all), away: Math.round((100 * ofAway) / all) }
}
