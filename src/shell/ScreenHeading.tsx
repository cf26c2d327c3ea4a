import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { useSettings } from '#src/client/context.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { isolated } from '#src/words/match/events.ts'

import { takeScreenFocus } from './screenFocus.ts'

const heading = css({ '&:focus': { outline: 'none' } })

interface ScreenHeadingProps {
  children: ReactNode
  /** What the page is titled by, where that is not the heading itself; names in it are isolated. */
  title?: string | undefined
  /** What else the page's title says of the screen, before its heading. */
  detail?: string | null
  /** Where the screen shows by other means what it is. */
  isHidden?: boolean
}

/**
 * The one heading of a screen. The page is titled by it and, where they are known, by the partner's app or the partner [A11Y-01]; on the way to a new screen the
 * focus goes to it, so that the screen is announced once and the keyboard goes on from its beginning.
 */
export function ScreenHeading({ children, title, detail = null, isHidden = false }: ScreenHeadingProps) {
  // Its texts are the language's; so is the title.
  useLingui()
  const settings = useSettings()
  const partner = settings?.app.title || settings?.partnerName
  const element = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    document.title = [detail, title ?? element.current?.textContent, partner && isolated(partner)]
      .filter((part) => part !== undefined && part !== null && part !== '')
      .join(' – ')
  })
  useLayoutEffect(() => {
    if (element.current !== null) takeScreenFocus(element.current)
  }, [])
  return (
    <h1 ref={element} tabIndex={-1} css={[heading, isHidden && visuallyHidden]}>
      {children}
    </h1>
  )
}
