import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { type Choice, ChoiceList, type Choices } from '#src/ui/list/ChoiceList.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space, text, touch } from '#src/ui/theme/scale.ts'
import { isolated } from '#src/words/match/events.ts'

import { chosenHeight } from '../stripHeight.ts'
import { CountedButton } from './CountedButton.tsx'

const styles = {
  // Below the strip that the way to them is in.
  chosen: css({
    position: 'absolute',
    top: '100%',
    insetInline: 0,
    height: chosenHeight,
    background: 'var(--surface-1)',
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    margin: 0,
    padding: `0 ${space[3]}px`,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '> li': { flex: 'none', minWidth: 0 },
  }),
  chip: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: 28,
    maxWidth: '12rem',
    padding: `0 ${space[2]}px`,
    borderRadius: 16,
    border: '1px solid var(--accent)',
    background: 'var(--accent-surface)',
    color: 'var(--text-1)',
    fontSize: text.s,
    '> span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '&:focus-visible': { outlineOffset: -2 },
    [touch]: { minHeight: 36 },
  }),
  clear: css({ minHeight: 28, padding: `0 ${space[2]}px`, fontSize: text.s, [touch]: { minHeight: 36 } }),
}

interface CompetitionListProps extends Choices {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

interface CompetitionFilterProps extends CompetitionListProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Which competitions are shown, any number at once: a button that opens them [BROWSE-02]. */
export function CompetitionFilter({ isOpen, onOpen, ...list }: CompetitionFilterProps) {
  const { t } = useLingui()
  const { length: competitions } = list.chosen
  const label =
    competitions === 0
      ? t({ message: 'Competitions: all', context: 'filter by league, cup or tournament' })
      : t({ message: `Competitions: ${competitions}`, context: 'filter by league, cup or tournament' })
  return (
    <>
      <CountedButton icon="filter" label={label} count={competitions} onClick={() => onOpen(true)} />
      <Overlay
        kind="modal"
        title={t({ message: 'Competitions', context: 'leagues, cups and tournaments' })}
        isOpen={isOpen}
        onClose={() => onOpen(false)}
      >
        <CompetitionList {...list} />
      </Overlay>
    </>
  )
}

/** The competitions, to be ticked. */
export function CompetitionList(list: CompetitionListProps) {
  const { t } = useLingui()
  return (
    <ChoiceList
      {...list}
      label={t({ message: 'Competitions', context: 'leagues, cups and tournaments' })}
      none={<Trans>No competitions in this list right now.</Trans>}
    />
  )
}

/** What is chosen, each of which can be taken away, or all. */
export function ChosenCompetitions({
  chosen,
  onChange,
}: {
  chosen: readonly Choice[]
  onChange: (chosen: readonly string[]) => void
}) {
  const { t } = useLingui()
  const without = (id: string): string[] => chosen.filter((each) => each.id !== id).map((each) => each.id)
  return (
    <ul css={styles.chosen} aria-label={t`Selected competitions`}>
      {chosen.map(({ id, name: competition }) => {
        const name = isolated(competition)
        return (
          <li key={id}>
            <button
              type="button"
              css={styles.chip}
              aria-label={t({ message: `Remove ${name}`, context: 'button: take one thing out of a list' })}
              onClick={() => onChange(without(id))}
            >
              <Name>{competition}</Name>
              <Icon name="close" />
            </button>
          </li>
        )
      })}
      <li>
        <Button variant="quiet" css={styles.clear} onClick={() => onChange([])}>
          <Trans context="button: remove all competitions from the filter">Clear</Trans>
        </Button>
      </li>
    </ul>
  )
}
