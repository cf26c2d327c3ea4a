import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { space, text } from '#src/ui/theme/scale.ts'

import { saveFile } from './saveFile.ts'

const styles = {
  part: css({ display: 'grid', gap: space[1], justifyItems: 'start' }),
  button: css({ paddingInline: 0 }),
  says: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
}

/** Saves what happened on this page as a file for support; there only where the page allows it [CHART-05]. */
export function SaveRecording() {
  const says = useId()
  const record = window.slipway?.recording
  if (record === undefined) return null
  return (
    <div css={styles.part}>
      <Button
        variant="quiet"
        css={styles.button}
        aria-describedby={says}
        onClick={() => {
          const recording = record()
          saveFile(`slipway-recording-${recording.began.replaceAll(':', '-').slice(0, 19)}.json`, recording)
        }}
      >
        <Trans>Save a recording for support</Trans>
      </Button>
      <p id={says} css={styles.says}>
        <Trans>
          A file of your activity on this page: selections, stakes and server replies. Your name, login and
          balance are not in it.
        </Trans>
      </p>
    </div>
  )
}
