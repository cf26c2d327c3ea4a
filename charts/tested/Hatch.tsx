/** The pattern for what no test takes, for every drawing of the page. */
export function Hatch() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="hatch">
      <defs>
        <pattern
          id="untaken"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0v8" stroke="var(--danger)" strokeWidth="3" strokeOpacity="0.4" />
        </pattern>
      </defs>
    </svg>
  )
}
