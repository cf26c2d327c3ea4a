import { Select } from '#src/ui/controls/Select.tsx'

import { useOddsTypeChoice } from './useOddsTypeChoice.ts'

/** The odds type among other things in a line: a menu without its label, where there is room for one of them alone. */
export function OddsTypeSelect() {
  return <Select {...useOddsTypeChoice()} isLabelHidden />
}
