import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

import { useSettings } from '#src/client/context.tsx'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'

import { takeScreenFocus } from './screenFocus.ts'

const heading = css({ '&:focus': { outline: 'none' } })

interface ScreenHeadingProps {
  children: ReactNode
  /** What else the page's title says of the screen, before its heading. */
  detail?: string | null
  /** Where the screen shows by other means what it is. */
  isHidden?: boolean
}

/**
 * The one heading of a screen. The page is titled by it and, where one is known, by the partner [A11Y-01]; on the way to a new screen the
 * focus goes to it, so that the screen is announced once and the keyboard goes on from its beginning.
 */
export function ScreenHeading({ children, detail = null, isHidden = false }: ScreenHeadingProps) {
  // Its texts are the language's; so is the title.
  useLingui()
  const partner = useSettings()?.partnerName
  const element = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    document.title = [detail, element.current?.textContent, partner]
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
