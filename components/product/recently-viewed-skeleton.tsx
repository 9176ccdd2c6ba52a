/** As high as the rail it stands for. */
export function RecentlyViewedSkeleton() {
  return <div aria-hidden="true" className="h-[479px] phone:h-[422px]" />
}
