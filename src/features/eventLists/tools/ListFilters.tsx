import { css } from '@emotion/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

import { Button } from '#src/ui/controls/Button.tsx'
import { Segment } from '#src/ui/controls/Segment.tsx'
import type { Choices } from '#src/ui/list/ChoiceList.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import type { ListPlace, ListSort } from '../eventsSearch.ts'
import { CompetitionList } from './CompetitionFilter.tsx'
import { CountedButton } from './CountedButton.tsx'
import { OddsBounds } from './OddsFilter.tsx'
import { StartChoice } from './StartFilter.tsx'

const styles = {
  form: css({
    display: 'grid',
    gap: space[4],
    padding: `${space[3]}px ${space[3]}px ${space[4]}px`,
  }),
  bounds: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[3] }),
  part: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  title: css({ fontSize: text.s, fontWeight: 500 }),
  // The list has its own padding.
  competitions: css({ margin: -space[3] }),
}

interface ListFiltersProps {
  place: ListPlace
  competitions: Choices
  /** Changes what narrows or orders the list. */
  onChange: (change: Partial<ListPlace>) => void
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** A phone's way to all that narrows and orders a list: one button, and one sheet [BROWSE-02] [ROUTE-11]. */
export function ListFilters({ place, competitions, onChange, isOpen, onOpen }: ListFiltersProps) {
  const { t } = useLingui()
  const { tab, competitions: chosen = [], odds, starts } = place
  const set = chosen.length + (odds === undefined ? 0 : 1) + (starts === undefined ? 0 : 1)
  const label =
    set === 0
      ? t({ message: 'Filters', context: 'button: what narrows and orders a list' })
      : t`${plural(set, { one: 'Filters: # set', other: 'Filters: # set' })}`
  return (
    <>
      <CountedButton icon="filter" label={label} count={set} onClick={() => onOpen(true)} />
      <Overlay
        kind="sheet"
        title={t({ message: 'Filters', context: 'title: what narrows and orders a list' })}
        isOpen={isOpen}
        onClose={() => onOpen(false)}
      >
        <div css={styles.form}>
          {tab !== 'outright' && (
            <Segment<ListSort>
              label={t({ message: 'Sort', context: 'label: the order of a list' })}
              value={place.sort ?? 'competition'}
              options={[
                { value: 'competition', label: t({ message: 'By competition', context: 'sort order' }) },
                { value: 'time', label: t({ message: 'By time', context: 'sort order' }) },
              ]}
              onChange={(sort) => onChange({ sort: sort === 'competition' ? undefined : sort })}
            />
          )}
          {tab === 'today' && (
            <div css={styles.part}>
              <StartChoice starts={starts} onChange={(next) => onChange({ starts: next })} />
            </div>
          )}
          {tab !== 'outright' && (
            <div css={styles.bounds}>
              <OddsBounds odds={odds} onChange={(next) => onChange({ odds: next })} />
            </div>
          )}
          <Button
            aria-disabled={set === 0}
            onClick={() => onChange({ competitions: undefined, odds: undefined, starts: undefined })}
          >
            <Trans context="button: remove all that narrows a list">Clear filters</Trans>
          </Button>
          <div css={styles.part}>
            <h3 css={styles.title}>
              <Trans context="leagues, cups and tournaments">Competitions</Trans>
            </h3>
            <div css={styles.competitions}>
              <CompetitionList
                {...competitions}
                chosen={chosen}
                onChange={(next) => onChange({ competitions: next })}
              />
            </div>
          </div>
        </div>
      </Overlay>
    </>
  )
}
