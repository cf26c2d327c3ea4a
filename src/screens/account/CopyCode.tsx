import { css } from '@emotion/react'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { space } from '#src/ui/theme/scale.ts'

const styles = {
  box: css({ display: 'grid', justifyItems: 'end', gap: space[1] }),
  line: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space[2],
  }),
  said: css({ color: 'var(--text-2)' }),
}

/** A code with the way to copy it. Where the page may not, which a frame may be forbidden, the code is selected instead. */
export function CopyCode({ code }: { code: string }) {
  const text = useRef<HTMLSpanElement>(null)
  const [copied, setCopied] = useState<'copied' | 'selected' | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await window.navigator.clipboard.writeText(code)
      setCopied('copied')
    } catch {
      if (text.current !== null) window.getSelection()?.selectAllChildren(text.current)
      setCopied('selected')
    }
  }
  return (
    <div css={styles.box}>
      <span css={styles.line}>
        <span ref={text}>{code}</span>
        <Button onClick={() => void copy()}>
          <Icon name={copied === 'copied' ? 'check' : 'copy'} />
          <Trans context="verb: copy a code">Copy</Trans>
        </Button>
      </span>
      <span role="status" css={styles.said}>
        {copied === 'copied' && <Trans context="a code is in the clipboard">Copied</Trans>}
        {copied === 'selected' && <Trans>Couldn't copy. The code is selected: copy it yourself.</Trans>}
      </span>
    </div>
  )
}
