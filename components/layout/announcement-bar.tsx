export function AnnouncementBar({ text }: { text: string }) {
  if (!text) return null
  return (
    <p className="bg-brand-800 px-4 py-1.5 text-center text-sm text-brand-100 phone:hidden">
      {text}
    </p>
  )
}
