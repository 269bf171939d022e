package resolver

import (
	"context"
	"errors"

	"github.com/go-logr/logr"
	corev1 "k8s.io/api/core/v1"
	corev1listers "k8s.io/client-go/listers/core/v1"
	"sigs.k8s.io/controller-runtime/pkg/client"

	kedav1alpha1 "github.com/kedacore/keda/v2/apis/keda/v1alpha1"
	"github.com/kedacore/keda/v2/pkg/scalers/authentication"
)

// DefaultVaultKubernetesAuthTokenFile is the default of a flag that nothing reads any more.
const DefaultVaultKubernetesAuthTokenFile = ""

var errCut = errors.New("cut out")

type cut struct{}
type cutVault struct{}
type cutAws struct{}

func NewHashicorpVaultHandler(_ *kedav1alpha1.HashiCorpVault, _ *authentication.AuthClientSet, _ string) cutVault {
	return cutVault{}
}
func (cutVault) Initialize(_ logr.Logger) error { return errCut }
func (cutVault) Stop()                          {}
func (cutVault) ResolveSecrets(s []kedav1alpha1.VaultSecret) ([]kedav1alpha1.VaultSecret, error) {
	return s, errCut
}
func NewAzureKeyVaultHandler(_ *kedav1alpha1.AzureKeyVault) cut          { return cut{} }
func NewGCPSecretManagerHandler(_ *kedav1alpha1.GCPSecretManager) cut    { return cut{} }
func NewAwsSecretManagerHandler(_ *kedav1alpha1.AwsSecretManager) cutAws { return cutAws{} }
func (cut) Initialize(_ context.Context, _ client.Client, _ logr.Logger, _ string, _ corev1listers.SecretLister) error {
	return errCut
}
func (cut) Read(_ context.Context, _, _ string) (string, error) { return "", errCut }
func (cutAws) Initialize(_ context.Context, _ client.Client, _ logr.Logger, _ string, _ corev1listers.SecretLister, _ *corev1.PodSpec) error {
	return errCut
}
func (cutAws) Stop() {}
func (cutAws) Read(_ context.Context, _ logr.Logger, _, _, _, _ string) (string, error) {
	return "", errCut
}
func vaultAddressesEqual(a, b string) bool { return a == b }
