import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo } from 'react'

import { useFormat } from '#src/client/hooks/useFormat.ts'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { phone, space, text } from '#src/ui/theme/scale.ts'
import type { Round } from '#src/wire/match/matchLog.ts'

import { sideColour, type Teams } from '../teams.ts'
import type { StripFact, StripShare } from './stripFacts.ts'

const styles = {
  rounds: css({
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minWidth: 0,
    overflow: 'hidden',
    '> i': { position: 'relative', flex: '0 1 auto', width: 9, minWidth: 3, height: 28 },
    '> i::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      top: 0,
      height: 12,
      borderRadius: 2,
      background: 'var(--surface-4)',
    },
    '> [data-winner="home"]::before': { background: sideColour.home },
    '> [data-winner="away"]::before': { top: 'auto', bottom: 0, background: sideColour.away },
    '> [data-half]': {
      flex: 'none',
      width: 1,
      minWidth: 1,
      margin: '0 3px',
      background: 'var(--border-strong)',
    },
    '> [data-half]::before': { display: 'none' },
    [phone]: { gap: 1, '> i': { width: 6 }, '> [data-half]': { margin: '0 2px' } },
  }),
  share: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `4px ${space[2]}px`,
    width: '100%',
    maxWidth: '20rem',
    fontSize: text.xs,
    lineHeight: '1rem',
    color: 'var(--text-2)',
    '> span': { textAlign: 'center', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '> b': { fontWeight: 500, color: 'var(--text-1)' },
    '> [data-bar]': { gridColumn: '1 / -1', display: 'flex', gap: 2, height: 5 },
    '> [data-bar] > i': { borderRadius: 3 },
  }),
  facts: css({
    display: 'flex',
    gap: space[4],
    margin: 0,
    '> div': {
      display: 'grid',
      justifyItems: 'center',
      fontSize: text.xs,
      lineHeight: '1rem',
      whiteSpace: 'nowrap',
    },
    '& dt': { gridRow: 2, color: 'var(--text-2)' },
    '& dd': { fontSize: text.s, fontWeight: 500, color: 'var(--text-1)' },
    '& [data-card]': {
      display: 'inline-block',
      width: 7,
      height: 10,
      margin: '0 3px 0 2px',
      borderRadius: 1,
      verticalAlign: -1,
      forcedColorAdjust: 'none',
    },
    // A card has its colour in every theme.
    '& [data-card="yellow"]': { background: '#e8b417' },
    '& [data-card="red"]': { background: '#e5484d' },
    [phone]: { gap: space[2] },
  }),
}

/** Rounds of a half, after which a line stands. */
const half = 12

/** The rounds of a map, each on the side of who won it: home above, away below; those to come without a side. */
export const StripRounds = memo(function StripRounds({
  rounds,
  teams: { home, away },
}: {
  rounds: readonly Round[]
  teams: Teams
}) {
  const { t } = useLingui()
  const scoreline = rounds.at(-1)?.scoreline ?? ''
  const columns = Array.from({ length: Math.max(2 * half, rounds.length) }, (_, at) => rounds[at] ?? null)
  return (
    <span
      css={styles.rounds}
      data-rounds=""
      role="img"
      aria-label={t`Rounds won, ${home} above and ${away} below: ${scoreline}`}
    >
      {columns.flatMap((round, at) => [
        // oxlint-disable-next-line react/no-array-index-key -- rounds stand in their order, and none is taken away
        ...(at === half ? [<i key="half" data-half="" />] : []),
        // oxlint-disable-next-line react/no-array-index-key -- rounds stand in their order, and none is taken away
        <i key={at} data-winner={round?.winner ?? undefined} />,
      ])}
    </span>
  )
})

/** What both have of one thing, as a bar with its two figures. */
export const StripShareBar = memo(function StripShareBar({ share }: { share: StripShare }) {
  const { home, away, percentHome } = share
  const { count } = useFormat()
  return (
    <span css={styles.share} data-share="">
      <b>{share.kind === 'gold' ? count(Number(home)) : <bdi>{home}</bdi>}</b>
      <span>
        {share.kind === 'gold' ? (
          <Trans context="resource in Dota 2 and LoL">Gold</Trans>
        ) : (
          <Name>{share.name}</Name>
        )}
      </span>
      <b>{share.kind === 'gold' ? count(Number(away)) : <bdi>{away}</bdi>}</b>
      <span data-bar="" aria-hidden="true">
        <i style={{ flexGrow: percentHome, background: sideColour.home }} />
        <i style={{ flexGrow: 100 - percentHome, background: sideColour.away }} />
      </span>
    </span>
  )
})

/** A few figures of both sides, home's first. */
export const StripFacts = memo(function StripFacts({ facts }: { facts: readonly StripFact[] }) {
  return (
    <dl css={styles.facts} data-facts="">
      {facts.map((fact) => (
        <div key={`${fact.kind} ${fact.name}`}>
          <dt>
            <FactName fact={fact} />
          </dt>
          <dd>{fact.kind === 'cards' ? <Cards fact={fact} /> : <Pair fact={fact} />}</dd>
        </div>
      ))}
    </dl>
  )
})

function Pair({ fact: { kind, home, away } }: { fact: StripFact }) {
  const { count } = useFormat()
  const [ofHome, ofAway] = kind === 'money' ? [count(Number(home)), count(Number(away))] : [home, away]
  return (
    <bdi>
      {ofHome}–{ofAway}
    </bdi>
  )
}

/** The cards of both sides, drawn; red ones where a side has any. */
function Cards({ fact: { home, away, red } }: { fact: StripFact }) {
  return (
    <bdi>
      <CardsOf yellow={home} red={red?.home} /> – <CardsOf yellow={away} red={red?.away} />
    </bdi>
  )
}

function CardsOf({ yellow, red = '0' }: { yellow: string; red: string | undefined }) {
  const { t } = useLingui()
  const hasRed = red !== '0'
  return (
    <>
      <span aria-hidden="true">
        <i data-card="yellow" />
        {yellow}
        {hasRed && (
          <>
            {' '}
            <i data-card="red" />
            {red}
          </>
        )}
      </span>
      <VisuallyHidden>
        {hasRed
          ? t({ message: `${yellow} yellow, ${red} red`, context: 'cards of a team' })
          : t({ message: `${yellow} yellow`, context: 'cards of a team' })}
      </VisuallyHidden>
    </>
  )
}

function FactName({ fact: { kind, name } }: { fact: StripFact }) {
  switch (kind) {
    case 'alive':
      return <Trans context="players of each team still in the round">Alive</Trans>
    case 'money':
      return <Trans context="money of each team in CS:GO">Money</Trans>
    case 'kills':
      return <Trans context="kills of each team">Kills</Trans>
    case 'towers':
      return <Trans context="towers each team has destroyed">Towers</Trans>
    case 'corners':
      return <Trans context="corner kicks of each team">Corners</Trans>
    case 'cards':
      return <Trans context="yellow and red cards of each team">Cards</Trans>
    case 'shots':
      return <Trans context="shots of each team">Shots</Trans>
    default:
      return <Name>{name}</Name>
  }
}
