import { css } from '@emotion/react'

import { Name } from '#src/ui/text/Name.tsx'
import { space } from '#src/ui/theme/scale.ts'
import type { Side } from '#src/wire/match/statistics.ts'

import { sideColour, type Teams } from './teams.ts'

const styles = {
  all: css({ display: 'inline-flex', alignItems: 'center', gap: space[1], minWidth: 0, maxWidth: '100%' }),
  mark: css({ flex: 'none', width: 8, height: 8, borderRadius: 2 }),
}

/** A team by its name, beside the colour that stands for it. */
export function TeamMark({ side, teams }: { side: Side; teams: Teams }) {
  return (
    <span css={styles.all}>
      <span css={styles.mark} style={{ background: sideColour[side] }} aria-hidden="true" />
      <Name lines={1} title={teams[side]}>
        {teams[side]}
      </Name>
    </span>
  )
}
