/** As the shop would keep it: one spelling, Latin digits. */
export function TestResult({ stored }: { stored: object | null }) {
  return (
    <div role="status" className="mt-5">
      {stored && (
        <div className="rounded-panel bg-success-50 p-5">
          <p className="font-bold text-success-700">همهٔ ورودی‌ها درست است.</p>
          <pre dir="ltr" className="mt-2 overflow-x-auto text-xs text-ink-700" tabIndex={0}>
            {JSON.stringify(stored, null, 2)}
          </pre>
        </div>
      )}
    </div>
  )
}
