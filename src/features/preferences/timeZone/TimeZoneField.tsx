import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import { useMinute } from '#src/client/hooks/serverTime.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { fieldLook } from '#src/ui/controls/menu/fieldLook.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { TimeZoneDialog } from './TimeZoneDialog.tsx'

const styles = {
  box: css({ display: 'grid', gap: space[1], minWidth: 0 }),
  name: css({ fontSize: text.s, color: 'var(--text-2)' }),
  zone: css({ minWidth: 0, overflowWrap: 'anywhere' }),
}

/** By which zone's clock times and days are shown, and what the time is there; opens the list of them [ODDS-04] [MEMBER-04]. */
export function TimeZoneField() {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const zone = usePreference('timeZone')
  const format = useFormat()
  const now = useMinute()
  return (
    <div css={styles.box}>
      <span id={id} css={styles.name}>
        {t({ message: 'Time zone', context: 'name of a setting' })}
      </span>
      <button
        type="button"
        css={fieldLook}
        aria-labelledby={`${id} ${id}zone`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span id={`${id}zone`} css={styles.zone}>
          {zone.replaceAll('_', ' ')}
          <Dot />
          {format.time(now)} {format.zone(now)}
        </span>
        <Icon name="chevronRight" />
      </button>
      {isOpen && <TimeZoneDialog onClose={() => setOpen(false)} />}
    </div>
  )
}
