import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/Button.tsx'
import { type Choice, ChoiceList, type Choices } from '#src/ui/ChoiceList.tsx'
import { useDevice } from '#src/ui/device.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Name } from '#src/ui/Name.tsx'
import { Overlay } from '#src/ui/Overlay.tsx'
import { phone, space, text, touch } from '#src/ui/theme/scale.ts'
import { isolated } from '#src/words/events.ts'

const styles = {
  icon: css({
    position: 'relative',
    flex: 'none',
    '> small': {
      position: 'absolute',
      top: 2,
      insetInlineEnd: 0,
      minWidth: '1rem',
      padding: '0 2px',
      borderRadius: 8,
      background: 'var(--accent)',
      color: 'var(--on-accent)',
      fontSize: text.xs,
      fontWeight: 600,
      lineHeight: '1rem',
      textAlign: 'center',
      pointerEvents: 'none',
    },
  }),
  chosen: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '> li': { flex: 'none', minWidth: 0 },
    [phone]: { height: 44, padding: `0 ${space[3]}px`, borderBottom: '1px solid var(--border)' },
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

interface CompetitionFilterProps extends Choices {
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Which competitions are shown, any number at once: a button that opens them [BROWSE-02]. */
export function CompetitionFilter({
  choices,
  retry,
  chosen,
  onChange,
  isOpen,
  onOpen,
}: CompetitionFilterProps) {
  const { t } = useLingui()
  const isPhone = useDevice() === 'phone'
  const { length } = chosen
  const label = length === 0 ? t`Competitions: all` : t`Competitions: ${length}`
  return (
    <>
      {isPhone ? (
        <span css={styles.icon}>
          <IconButton icon="filter" label={label} aria-haspopup="dialog" onClick={() => onOpen(true)} />
          {length > 0 && <small aria-hidden="true">{length}</small>}
        </span>
      ) : (
        <Button aria-haspopup="dialog" onClick={() => onOpen(true)}>
          <Icon name="filter" />
          {label}
        </Button>
      )}
      <Overlay
        kind={isPhone ? 'sheet' : 'modal'}
        title={t`Competitions`}
        isOpen={isOpen}
        onClose={() => onOpen(false)}
      >
        <ChoiceList
          label={t`Competitions`}
          choices={choices}
          retry={retry}
          chosen={chosen}
          onChange={onChange}
          none={<Trans>No competition has events in this list now.</Trans>}
        />
      </Overlay>
    </>
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
    <ul css={styles.chosen} aria-label={t`Competitions shown`}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            css={styles.chip}
            aria-label={t`Take away ${isolated(name)}`}
            onClick={() => onChange(without(id))}
          >
            <Name>{name}</Name>
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="quiet" css={styles.clear} onClick={() => onChange([])}>
          <Trans comment="Takes all competitions away that the list is narrowed to">Clear</Trans>
        </Button>
      </li>
    </ul>
  )
}
