import { useLingui } from '@lingui/react/macro'

import { useDevice } from '#src/ui/device.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Select } from '#src/ui/Select.tsx'

import { type ListSort, listSorts } from './eventsSearch.ts'

interface SortChoiceProps {
  sort: ListSort | undefined
  onSort: (sort: ListSort) => void
}

/** In which order a list stands: by competition, or by time; on a phone a button that is pressed or not. */
export function SortChoice({ sort = 'competition', onSort }: SortChoiceProps) {
  const { t } = useLingui()
  if (useDevice() === 'phone')
    return (
      <IconButton
        icon="clock"
        label={t`Sort by time`}
        aria-pressed={sort === 'time'}
        onClick={() => onSort(sort === 'time' ? 'competition' : 'time')}
      />
    )
  const names = { competition: t`By competition`, time: t`By time` } as const
  return (
    <Select
      label={t`Order of the matches`}
      isLabelHidden
      value={sort}
      options={listSorts.map((value) => ({ value, label: names[value] }))}
      onChange={onSort}
    />
  )
}
