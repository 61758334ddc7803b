export default function Page() {
  return <h1>property-search</h1>;
}
